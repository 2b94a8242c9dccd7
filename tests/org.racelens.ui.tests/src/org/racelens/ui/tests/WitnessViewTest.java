package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleControlListener;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.verdict.Race;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Theme;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** The witness view, driven by events as a user's mouse and keys make them. */
class WitnessViewTest {
	private static final String SHIFT = """
			int a[101], b[101];

			void shift(int n) {
			#pragma omp parallel
				{
			#pragma omp for
					for (int i = 0; i < n; i++)
						b[i] = i;
			#pragma omp for
					for (int i = 0; i < n; i++)
						a[i] = a[i + 1] + b[i];
				}
			}

			int count(int n) {
				int hits = 0;
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					hits = hits + 1;
				return hits;
			}
			""";

	private final Bot bot = new Bot();
	private TestProject project;
	private IFile file;
	private ITextEditor editor;
	private WitnessView view;
	@TempDir
	private Path folder;

	@BeforeEach
	void showTheView() throws Exception {
		project = TestProject.create("witness");
		file = project.file("shift.c", SHIFT);
		editor = bot.open(file);
		bot.awaitAnalyses();
		bot.await("the result", () -> live().results().of(file).filter(r -> r.isWhole()).isPresent());
	}

	@AfterEach
	void closeAll() throws Exception {
		for (IViewPart part : List.of(bot.page().getViews())) {
			if (part instanceof WitnessView) {
				bot.page().hideView(part);
			}
		}
		bot.page().closeAllEditors(false);
		project.close();
		bot.awaitAnalyses();
	}

	private static LiveAnalysis live() {
		return PlatformUI.getWorkbench().getService(LiveAnalysis.class);
	}

	private void open() throws Exception {
		view = WitnessView.open(bot.page(), WitnessInput.first(live().results().of(file).orElseThrow()).orElseThrow());
	}

	private Race race() {
		return view.input().orElseThrow().shown().race();
	}

	private Canvas canvas() {
		return view.pages().timeline().control();
	}

	private List<Part> parts(Role role) {
		return view.pages().timeline().scene().parts().stream().filter(p -> p.role() == role).toList();
	}

	private List<String> texts() {
		return view.pages().timeline().scene().parts().stream().flatMap(p -> p.shapes().stream())
				.filter(Label.class::isInstance).map(s -> ((Label) s).text()).toList();
	}

	private void click(Part part) {
		Rectangle shown = view.pages().timeline().onCanvas(part.area());
		click(shown.x + shown.width / 2, shown.y + shown.height / 2);
	}

	private void click(int x, int y) {
		Event event = new Event();
		event.button = 1;
		event.x = x;
		event.y = y;
		canvas().notifyListeners(SWT.MouseDown, event);
	}

	private void key(int code) {
		Event event = new Event();
		event.keyCode = code;
		canvas().notifyListeners(SWT.KeyDown, event);
	}

	/** Returns whether the canvas kept the key for itself. */
	private boolean tab(int detail) {
		Event event = new Event();
		event.detail = detail;
		event.doit = true;
		canvas().notifyListeners(SWT.Traverse, event);
		return !event.doit;
	}

	private String selected() {
		return ((ITextSelection) editor.getSelectionProvider().getSelection()).getText();
	}

	private void run(String tool) {
		Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance)
				.map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals(tool)).findFirst().orElseThrow().run();
	}

	/** Selects the problem whose message begins so, in the Problems view. */
	private void selectProblem(String message) throws Exception {
		bot.showProblems();
		bot.await("the problem " + message, () -> bot.treeTexts().stream().anyMatch(t -> t.startsWith(message)));
		TreeItem item = items(bot.page().getWorkbenchWindow().getShell()).filter(i -> i.getText().startsWith(message)).findFirst()
				.orElseThrow();
		item.getParent().setSelection(item);
		Event event = new Event();
		event.item = item;
		item.getParent().notifyListeners(SWT.Selection, event);
	}

	private static Stream<TreeItem> items(Composite parent) {
		return Stream.of(parent.getChildren()).flatMap(c -> c instanceof Tree tree ? items(tree.getItems())
				: c instanceof Composite composite ? items(composite) : Stream.empty());
	}

	private static Stream<TreeItem> items(TreeItem[] items) {
		return Stream.of(items).flatMap(i -> Stream.concat(Stream.of(i), items(i.getItems())));
	}

	@Test
	void theTimelineShowsPhasesIterationsAndValues() throws Exception {
		open();
		race().witness().forEach((name, value) -> assertTrue(texts().contains(name + " = " + value), texts().toString()));
		for (var access : List.of(race().first(), race().second())) {
			access.iteration().forEach((name, value) -> assertTrue(texts().contains(name + " = " + value), texts().toString()));
			assertTrue(texts().contains("= " + access.address()), texts().toString());
		}
		assertEquals(List.of("implicit barrier of line 6", "implicit barrier of line 9"),
				parts(Role.BARRIER).stream().map(Part::description).toList());
		bot.screenshot("witness-view");
	}

	@Test
	void aClickJumpsToEitherEnd() throws Exception {
		open();
		click(parts(Role.ACCESS_READ).get(0));
		assertEquals("a[i + 1]", selected());
		click(parts(Role.ACCESS_WRITE).get(0));
		assertEquals("a[i]", selected());
		assertEquals(file, bot.page().getActiveEditor().getEditorInput().getAdapter(IFile.class));
	}

	@Test
	void aClickOnABarrierOrALoopJumpsToItsFirstLine() throws Exception {
		open();
		click(parts(Role.BARRIER).get(0));
		assertEquals("#pragma omp for", selected());
		Rectangle loop = view.pages().timeline().onCanvas(parts(Role.ITERATION).get(0).area());
		click(loop.x + 2, loop.y + 2);
		assertEquals("for (int i = 0; i < n; i++)", selected());
	}

	@Test
	void keysMoveTheFocusAndJump() throws Exception {
		open();
		canvas().setFocus();
		List<Part> all = view.pages().timeline().scene().describedParts();
		key(SWT.HOME);
		List<Part> visited = new ArrayList<>(List.of(view.pages().timeline().focus().orElseThrow()));
		List<String> jumps = new ArrayList<>();
		for (int i = 1; i < all.size(); i++) {
			key(SWT.ARROW_DOWN);
			Part focus = view.pages().timeline().focus().orElseThrow();
			visited.add(focus);
			if (focus.role() == Role.ACCESS_READ || focus.role() == Role.ACCESS_WRITE) {
				key(SWT.CR);
				jumps.add(selected());
				canvas().setFocus();
			}
		}
		assertEquals(all, visited);
		assertEquals(List.of("a[i]", "a[i + 1]"), jumps.stream().sorted((x, y) -> x.length() - y.length()).toList());
		key(SWT.ARROW_UP);
		assertEquals(Optional.of(all.get(all.size() - 2)), view.pages().timeline().focus());
	}

	@Test
	void tabGoesThroughThePartsAndThenOn() throws Exception {
		open();
		int parts = view.pages().timeline().scene().describedParts().size();
		for (int i = 0; i < parts; i++) {
			assertTrue(tab(SWT.TRAVERSE_TAB_NEXT), "part " + i);
		}
		assertFalse(tab(SWT.TRAVERSE_TAB_NEXT), "the focus is caught");
		for (int i = 1; i < parts; i++) {
			assertTrue(tab(SWT.TRAVERSE_TAB_PREVIOUS), "part " + i);
		}
		assertFalse(tab(SWT.TRAVERSE_TAB_PREVIOUS), "the focus is caught");
	}

	@Test
	void allWitnessesOfTheFileAreSteppedThrough() throws Exception {
		open();
		int count = view.input().orElseThrow().races().size();
		assertTrue(count >= 3, "too few races: " + count);
		List<String> seen = new ArrayList<>(List.of(view.input().orElseThrow().shown().id()));
		for (int i = 1; i < count; i++) {
			run("Next Witness");
			seen.add(view.input().orElseThrow().shown().id());
			assertEquals("Race " + (i + 1) + " of " + count + " in shift.c", view.getContentDescription());
		}
		assertEquals(count, seen.stream().distinct().count());
		run("Next Witness");
		assertEquals(seen.get(count - 1), view.input().orElseThrow().shown().id());
		assertEquals("hits", race().variable());
		assertTrue(texts().contains("Data race on hits"), texts().toString());
		run("Previous Witness");
		assertEquals(seen.get(count - 2), view.input().orElseThrow().shown().id());
	}

	@Test
	void theConstraintIsAScriptAndHighlighted() throws Exception {
		open();
		view.pages().tabs().setSelection(1);
		String script = view.pages().smtLib().getText();
		String code = script.replaceAll("(?m);.*$", "").replaceAll("\\|[^|]*\\|", "x");
		assertEquals(code.chars().filter(c -> c == '(').count(), code.chars().filter(c -> c == ')').count());
		assertTrue(code.contains("(assert ") && code.strip().endsWith("(check-sat)"), script);
		var styles = List.of(view.pages().smtLib().getStyleRanges());
		assertTrue(styles.stream().map(s -> s.foreground.getRGB()).distinct().count() >= 4, "too few colours");
		assertEquals(SWT.ITALIC, styles.get(0).fontStyle);
		assertEquals(0, styles.get(0).start);
		assertFalse(view.pages().smtLib().getEditable());
		bot.screenshot("witness-view-smtlib");
	}

	@Test
	void theConstraintIsCopied() throws Exception {
		open();
		run("Copy SMT-LIB");
		assertEquals(view.pages().smtLib().getText(), clipboard());
		view.pages().tabs().setSelection(2);
		view.pages().details().selectAll();
		view.getViewSite().getActionBars().getGlobalActionHandler("copy").run();
		assertEquals(view.pages().details().getText(), clipboard());
	}

	private static String clipboard() {
		Clipboard clipboard = new Clipboard(PlatformUI.getWorkbench().getDisplay());
		try {
			return (String) clipboard.getContents(TextTransfer.getInstance());
		} finally {
			clipboard.dispose();
		}
	}

	@Test
	void thePngShowsTheDrawing() throws Exception {
		open();
		Path png = folder.resolve("witness.png");
		view.exportPng(png);
		ImageData image = new ImageLoader().load(png.toString())[0];
		assertEquals(2 * view.pages().timeline().scene().width(), image.width);
		assertEquals(2 * view.pages().timeline().scene().height(), image.height);
		Part write = parts(Role.ACCESS_WRITE).get(0);
		int pixel = image.getPixel(2 * (write.area().x() + 8), 2 * (write.area().y() + 8));
		var fill = view.pages().timeline().theme().ink(Role.ACCESS_WRITE).fill();
		assertEquals(new RGB(fill.red(), fill.green(), fill.blue()), image.palette.getRGB(pixel));
	}

	@Test
	void theSvgIsWellFormedAndShowsTheValues() throws Exception {
		open();
		Path svg = folder.resolve("witness.svg");
		view.exportSvg(svg);
		var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
		assertEquals("svg", document.getDocumentElement().getNodeName());
		race().witness().forEach((name, value) -> assertTrue(
				document.getDocumentElement().getTextContent().contains(name + " = " + value), name));
	}

	@Test
	void aPictureThatCannotBeSavedIsNoAccident() throws Exception {
		open();
		try (LogWatch log = new LogWatch()) {
			view.exportSvg(folder.resolve("missing/witness.svg"));
			view.exportPng(folder.resolve("missing/witness.png"));
			log.assertSilent();
		}
		assertFalse(Files.exists(folder.resolve("missing")));
	}

	@Test
	void screenReadersAreToldOfEveryPart() throws Exception {
		open();
		List<Part> parts = view.pages().timeline().scene().describedParts();
		AccessibleControlEvent children = new AccessibleControlEvent(canvas());
		controlListeners().forEach(l -> l.getChildCount(children));
		assertEquals(parts.size(), children.detail);
		for (int i = 0; i < parts.size(); i++) {
			assertEquals(parts.get(i).description(), name(i));
			AccessibleControlEvent place = new AccessibleControlEvent(canvas());
			place.childID = i;
			controlListeners().forEach(l -> l.getLocation(place));
			assertEquals(view.pages().timeline().onCanvas(parts.get(i).area()).width, place.width);
			controlListeners().forEach(l -> l.getRole(place));
			assertEquals(parts.get(i).place().isPresent() ? ACC.ROLE_LINK : ACC.ROLE_LISTITEM, place.detail);
		}
		assertTrue(name(ACC.CHILDID_SELF).contains("data race on a"), name(ACC.CHILDID_SELF));
		for (Part part : parts) {
			assertTrue(view.pages().details().getText().contains(part.description()), part.description());
		}
	}

	private String name(int child) throws Exception {
		AccessibleEvent event = new AccessibleEvent(canvas());
		event.childID = child;
		for (AccessibleListener listener : this.<AccessibleListener>listeners("accessibleListeners")) {
			listener.getName(event);
		}
		return event.result;
	}

	private List<AccessibleControlListener> controlListeners() throws Exception {
		return listeners("accessibleControlListeners");
	}

	/** There is no screen reader here to ask. */
	@SuppressWarnings("unchecked")
	private <T> List<T> listeners(String field) throws Exception {
		Field listeners = Accessible.class.getDeclaredField(field);
		listeners.setAccessible(true);
		return List.copyOf((List<T>) listeners.get(canvas().getAccessible()));
	}

	@Test
	void aDarkGroundGetsDarkColours() throws Exception {
		open();
		Theme light = view.pages().timeline().theme();
		view.pages().tabs().setSelection(1);
		List<Color> inksOnLight = Stream.of(view.pages().smtLib().getStyleRanges()).map(s -> s.foreground).distinct().toList();
		canvas().setBackground(new Color(47, 47, 47));
		view.pages().smtLib().setBackground(new Color(47, 47, 47));
		view.pages().smtLib().setForeground(new Color(230, 230, 230));
		assertEquals(Theme.LIGHT, light);
		assertEquals(Theme.DARK, view.pages().timeline().theme());
		bot.await("other colours of the script", () -> {
			view.pages().smtLib().redraw();
			return !Stream.of(view.pages().smtLib().getStyleRanges()).map(s -> s.foreground).distinct().toList().equals(inksOnLight);
		});
		for (var style : view.pages().smtLib().getStyleRanges()) {
			assertTrue(contrast(style.foreground, new Color(47, 47, 47)) >= 4.5, style.toString());
		}
		bot.screenshot("witness-view-smtlib-dark");
		view.pages().tabs().setSelection(0);
		bot.screenshot("witness-view-dark");
		Path png = folder.resolve("dark.png");
		view.exportPng(png);
		ImageData image = new ImageLoader().load(png.toString())[0];
		var ground = Theme.DARK.ink(Role.BACKGROUND).fill();
		assertEquals(new RGB(ground.red(), ground.green(), ground.blue()), image.palette.getRGB(image.getPixel(1, 1)));
	}

	private static double contrast(Color a, Color b) {
		return new Colour(a.getRed(), a.getGreen(), a.getBlue())
				.contrast(new Colour(b.getRed(), b.getGreen(), b.getBlue()));
	}

	@Test
	void withoutARaceThereIsAHint() throws Exception {
		bot.page().closeAllEditors(false);
		view = (WitnessView) bot.page().showView(WitnessView.ID);
		assertTrue(view.pages().isEmpty());
		assertEquals(Optional.empty(), view.input());
		run("Next Witness");
		run("Copy SMT-LIB");
		assertTrue(view.pages().isEmpty());
		bot.screenshot("witness-view-empty");
	}

	@Test
	void aRaceThatIsGoneIsSaidToBeGone() throws Exception {
		open();
		assertEquals("a", race().variable());
		bot.replaceAndSave(editor, "a[i] = a[i + 1]", "a[i] = 1");
		bot.await("the warning", () -> !view.pages().warning().isEmpty());
		assertTrue(view.pages().warning().contains("shift.c"), view.pages().warning());
		assertEquals("a", race().variable());
		bot.screenshot("witness-view-stale");
		bot.replaceAndSave(editor, "a[i] = 1", "a[i] = a[i + 1]");
		bot.await("the end of the warning", () -> view.pages().warning().isEmpty());
	}

	@Test
	void theSameRaceStaysInAnEditedText() throws Exception {
		open();
		run("Next Witness");
		String id = view.input().orElseThrow().shown().id();
		int line = race().first().place().line();
		key(SWT.END);
		Part focus = view.pages().timeline().focus().orElseThrow();
		bot.replaceAndSave(editor, "int a[101]", "\n\nint a[101]");
		bot.await("the race in its new line", () -> race().first().place().line() == line + 2);
		assertEquals(id, view.input().orElseThrow().shown().id());
		assertEquals(focus.description(), view.pages().timeline().focus().orElseThrow().description());
	}

	/** The bound leaves room for a busy machine. */
	@Test
	void followingAnEditedTextHoldsNobodyUp() throws Exception {
		open();
		bot.pumpFor(Duration.ofSeconds(1));
		try (UiWatch watch = new UiWatch()) {
			for (int i = 1; i <= 5; i++) {
				int line = race().first().place().line();
				bot.press(editor, 0, "\n");
				bot.await("the race in its new line", () -> race().first().place().line() == line + 1);
				bot.pumpFor(Duration.ofMillis(200));
			}
			assertTrue(watch.looks() > 10);
			assertTrue(watch.longest().compareTo(Duration.ofSeconds(1)) < 0, () -> watch.longest() + " in " + watch.longestIn());
		}
	}

	@Test
	void theProblemThatIsSelectedIsShown() throws Exception {
		open();
		assertShownWhenSelected("hits");
		assertShownWhenSelected("a");
	}

	/** The Problems view builds its tree anew while markers come in, and forgets what was selected: a user would select it again. */
	private void assertShownWhenSelected(String variable) throws Exception {
		for (int i = 0; i < 20 && !race().variable().equals(variable); i++) {
			selectProblem("data race on " + variable);
			bot.pumpFor(Duration.ofMillis(500));
		}
		assertEquals(variable, race().variable());
	}

	@Test
	void theCursorIsFollowedWhileLinked() throws Exception {
		open();
		bot.page().activate(editor);
		editor.selectAndReveal(SHIFT.indexOf("hits = hits"), 0);
		bot.await("the race at the cursor", () -> race().variable().equals("hits"));
		editor.selectAndReveal(SHIFT.indexOf("a[i + 1]"), 0);
		bot.await("the race at the cursor", () -> race().variable().equals("a"));
		link().setChecked(false);
		editor.selectAndReveal(SHIFT.indexOf("hits = hits"), 0);
		bot.pumpFor(Duration.ofSeconds(1));
		assertEquals("a", race().variable());
		link().setChecked(true);
		link().run();
		assertEquals("hits", race().variable());
	}

	private IAction link() {
		return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance)
				.map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals("Link with Editor")).findFirst().orElseThrow();
	}

	@Test
	void aLargerFontIsALargerDrawing() throws Exception {
		open();
		int width = view.pages().timeline().scene().width();
		FontData[] before = JFaceResources.getDialogFont().getFontData();
		FontData larger = new FontData(before[0].getName(), before[0].getHeight() * 2, before[0].getStyle());
		JFaceResources.getFontRegistry().put(JFaceResources.DIALOG_FONT, new FontData[] { larger });
		try {
			assertTrue(view.pages().timeline().scene().width() > width * 5 / 4,
					view.pages().timeline().scene().width() + " after " + width);
		} finally {
			JFaceResources.getFontRegistry().put(JFaceResources.DIALOG_FONT, before);
		}
		assertEquals(width, view.pages().timeline().scene().width());
	}

	@Test
	void aNarrowViewHasSmallerFontsBeforeItScrolls() throws Exception {
		open();
		canvas().setSize(2000, 800);
		int whole = view.pages().timeline().scene().width();
		canvas().setSize(whole - 10, 800);
		assertTrue(view.pages().timeline().scene().width() <= whole - 10, "a little narrower: fits");
		assertFalse(canvas().getHorizontalBar().isVisible());
		canvas().setSize(whole / 2, 800);
		int least = view.pages().timeline().scene().width();
		assertTrue(least > whole / 2, "too small to be read: " + least);
		assertTrue(canvas().getHorizontalBar().isVisible());
		Part last = view.pages().timeline().scene().describedParts().get(0);
		key(SWT.END);
		key(SWT.HOME);
		assertEquals(Optional.of(last), view.pages().timeline().focus());
	}

	@Test
	void aRaceInAFileOutsideTheWorkspaceOpensThere() throws Exception {
		Path header = Files.writeString(folder.resolve("outside.h"), "static int total;\nstatic void add(int i) {\n\ttotal += i;\n}\n");
		IFile user = project.file("user.c", "#include \"" + header + "\"\nvoid f(void) {\n#pragma omp parallel for\n"
				+ "\tfor (int i = 0; i < 9; i++)\n\t\tadd(i);\n}\n");
		bot.awaitAnalyses();
		bot.await("the result", () -> live().results().of(user).flatMap(WitnessInput::first).isPresent());
		view = WitnessView.open(bot.page(), live().results().of(user).flatMap(WitnessInput::first).orElseThrow());
		click(parts(Role.ACCESS_WRITE).get(0));
		assertEquals("outside.h", bot.page().getActiveEditor().getTitle());
		ITextEditor opened = bot.page().getActiveEditor().getAdapter(ITextEditor.class);
		assertEquals("total", ((ITextSelection) opened.getSelectionProvider().getSelection()).getText());
		assertTrue(texts().contains("calls add()"), texts().toString());
	}
}
