// Loads a module into VASSAL itself, starts a game, and prints as JSON what is on its maps.
// java -cp 'FOLDER_OF_JARS/*' TryModule.java MODULE.vmod (needs a display)

import VASSAL.Info;
import VASSAL.build.GameModule;
import VASSAL.build.module.GameState;
import VASSAL.build.module.Map;
import VASSAL.build.module.map.boardPicker.Board;
import VASSAL.build.module.map.boardPicker.board.Region;
import VASSAL.counters.Deck;
import VASSAL.counters.GamePiece;
import VASSAL.counters.Properties;
import VASSAL.counters.Stack;
import VASSAL.launch.Player;
import VASSAL.launch.StandardConfig;
import java.awt.Dialog;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import javax.swing.SwingUtilities;

public class TryModule extends Player {
  static final int AWAY = 3;

  TryModule(String file) {
    super(new String[] {"--load", file});
  }

  // Without the wizard that asks what to play.
  @Override
  protected void launch() throws IOException {
    GameModule.init(createModule(createDataArchive()));
  }

  static String text(Object value) {
    if (value == null) return "null";
    String escaped = value.toString().replace("\\", "\\\\").replace("\"", "\\\"");
    return '"' + escaped.replace("\n", "\\n").replace("\t", "\\t") + '"';
  }

  static String list(List<String> parts) {
    return "[" + String.join(",", parts) + "]";
  }

  static String piece(Map map, GamePiece piece) {
    Point at = piece.getPosition();
    StringJoiner all = new StringJoiner(",", "{", "}");
    all.add("\"name\":" + text(piece.getName()));
    all.add("\"space\":" + text(map.locationName(at)));
    all.add("\"snapped\":" + map.snapTo(at).equals(at));
    all.add("\"heading\":" + text(piece.getProperty("Heading_Degrees")));
    all.add("\"wide\":" + piece.getShape().getBounds().width);
    return all.toString();
  }

  // A piece that is dropped beside the middle of a space; beside itself if it does not snap.
  static List<String> spaces(Map map) {
    List<String> found = new ArrayList<>();
    for (Board board : map.getBoards()) {
      Rectangle edge = board.bounds();
      for (Region region : board.getAllDescendantComponentsOf(Region.class)) {
        Point middle = new Point(region.getOrigin());
        middle.translate(edge.x, edge.y);
        Point dropped = new Point(middle.x + AWAY, middle.y - AWAY);
        boolean snaps = map.snapTo(dropped).equals(middle);
        found.add("[" + text(region.getConfigureName()) + "," + text(map.locationName(dropped)) + "," + snaps + "]");
      }
    }
    return found;
  }

  static String shown(Map map) {
    List<String> pieces = new ArrayList<>(), decks = new ArrayList<>();
    for (GamePiece one : map.getPieces()) {
      if (one instanceof Deck) {
        Deck deck = (Deck) one;
        GamePiece top = deck.topPiece();
        boolean hidden = Boolean.TRUE.equals(top.getProperty(Properties.OBSCURED_TO_OTHERS)) || deck.isFaceDown();
        decks.add("[" + text(deck.getDeckName()) + "," + deck.getPieceCount() + "," + hidden + "]");
      }
      else if (one instanceof Stack) ((Stack) one).asList().forEach(piece -> pieces.add(piece(map, piece)));
      else pieces.add(piece(map, one));
    }
    Point corner = new Point(map.getBoards().iterator().next().bounds().getLocation());
    corner.translate(1, 1);
    boolean free = map.snapTo(corner).equals(corner);
    return "{\"map\":" + text(map.getMapName()) + ",\"pieces\":" + list(pieces) + ",\"decks\":" + list(decks)
      + ",\"spaces\":" + list(spaces(map)) + ",\"corner_is_free\":" + free + "}";
  }

  // Titles of the windows that say what is wrong; the question whether to keep a log has none.
  static List<String> complaints() {
    List<String> found = new ArrayList<>();
    for (Window window : Window.getWindows()) {
      String title = window instanceof Dialog ? ((Dialog) window).getTitle() : "";
      if (window.isVisible() && !title.isBlank()) found.add(text(title));
    }
    return found;
  }

  public static void main(String[] args) {
    try {
      Info.setConfig(new StandardConfig());
      new TryModule(args[0]);
      System.out.println(answer());
      System.exit(0);
    }
    catch (Exception error) {
      throw new RuntimeException(error);
    }
  }

  static StringJoiner answer() throws Exception {
    StringJoiner answer = new StringJoiner(",", "{", "}");
    SwingUtilities.invokeAndWait(() -> {
      GameModule module = GameModule.getGameModule();
      GameState state = module.getGameState();
      // Otherwise a wizard asks who plays which side.
      state.getUnfinishedSetupSteps().forEachRemaining(state::removeGameSetupStep);
      state.setup(false);
      state.setup(true);
      String saved = module.encode(state.getRestoreCommand());
      answer.add("\"saves\":" + (module.decode(saved) != null));
      List<String> maps = new ArrayList<>();
      Map.getMapList().forEach(map -> maps.add(shown(map)));
      answer.add("\"maps\":" + list(maps));
    });
    Thread.sleep(500);  // errors are shown a moment later
    SwingUtilities.invokeAndWait(() -> answer.add("\"complaints\":" + list(complaints())));
    return answer;
  }
}
