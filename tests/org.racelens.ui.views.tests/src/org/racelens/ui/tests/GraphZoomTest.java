package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Part;

/** The graph of a region is shown larger and smaller, and saved. */
class GraphZoomTest extends OpenedRegionsView {
	private static final String TASKS = """
			double left, right;
			void mean(void) {
			#pragma omp parallel
			#pragma omp single
				{
			#pragma omp task depend(out: left)
					left = 1;
			#pragma omp task depend(in: left)
					right = left;
			#pragma omp taskwait
				}
			}
			""";
	@TempDir
	Path folder;
	private ITextEditor editor;

	@BeforeEach
	void drawAGraph() throws Exception {
		editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		select("scale");
		bot.await("the graph", () -> graph().scene().parts().size() > 6);
	}

	@AfterEach
	void usualSize() {
		graph().zoomReset();
	}

	private Part step(String description) {
		return graph().scene().describedParts().stream().filter(p -> p.description().startsWith(description)).findFirst().orElseThrow();
	}

	private void wheel(int count, int keys) {
		Event event = new Event();
		event.count = count;
		event.stateMask = keys;
		event.x = graph().control().getClientArea().width / 2;
		event.y = 40;
		graph().control().notifyListeners(SWT.MouseVerticalWheel, event);
	}

	@Test
	void buttonsMakeItLargerAndSmaller() {
		Area step = step("single").area();
		int width = graph().onCanvas(step).width;
		tool("Zoom In").run();
		assertEquals(1.25, graph().zoom());
		assertEquals(width * 1.25, graph().onCanvas(step).width, 1);
		tool("Zoom Out").run();
		tool("Zoom Out").run();
		assertEquals(0.8, graph().zoom());
		tool("Actual Size").run();
		assertEquals(width, graph().onCanvas(step).width);
	}

	@Test
	void theWheelZoomsWithCtrlAlone() {
		wheel(3, SWT.NONE);
		assertEquals(1, graph().zoom());
		wheel(3, SWT.MOD1);
		assertEquals(1.25, graph().zoom());
		wheel(-3, SWT.MOD1);
		wheel(-3, SWT.MOD1);
		assertEquals(0.8, graph().zoom());
	}

	@Test
	void whatIsUnderTheMouseStaysThere() {
		for (int i = 0; i < 4; i++) {
			tool("Zoom In").run();
		}
		int middle = graph().control().getClientArea().width / 2;
		Rectangle before = graph().onCanvas(step("for,").area());
		double at = (middle - before.x) / graph().zoom();
		wheel(3, SWT.MOD1);
		Rectangle after = graph().onCanvas(step("for,").area());
		assertEquals(at, (middle - after.x) / graph().zoom(), 3);
		assertTrue(graph().control().getVerticalBar().isVisible(), "the rest is reached by scrolling");
	}

	@Test
	void thereIsALargestAndASmallestSize() {
		for (int i = 0; i < 50; i++) {
			tool("Zoom In").run();
		}
		assertEquals(4, graph().zoom());
		for (int i = 0; i < 50; i++) {
			tool("Zoom Out").run();
		}
		assertEquals(0.1, graph().zoom());
		tool("Actual Size").run();
		assertEquals(1, graph().zoom());
	}

	@Test
	void allOfALargeGraphIsSeen() throws Exception {
		bot.open(project.file("large.c",
				"int x;\nvoid f(void) {\n#pragma omp parallel\n{\n" + "#pragma omp barrier\nx = 1;\n".repeat(20) + "}\n}\n"));
		awaitRows("Race f");
		select("f");
		bot.await("the graph", () -> graph().scene().parts().size() > 30);
		tool("Zoom to Fit").run();
		Rectangle shown = graph().control().getClientArea();
		assertTrue(graph().zoom() < 1);
		graph().scene().parts().stream().map(p -> graph().onCanvas(p.area()))
				.forEach(r -> assertTrue(r.y >= 0 && r.y + r.height <= shown.height + 1, r + " in " + shown));
		assertFalse(graph().control().getVerticalBar().isVisible());
	}

	@Test
	void keysOfTheActiveViewZoom() throws Exception {
		bot.page().activate(view);
		IBindingService keys = PlatformUI.getWorkbench().getService(IBindingService.class);
		IHandlerService handlers = PlatformUI.getWorkbench().getService(IHandlerService.class);
		Map<String, Double> zoomed = Map.of("CTRL+=", 1.25, "CTRL+-", 0.8, "CTRL+0", 1.0);
		for (var key : zoomed.entrySet()) {
			graph().zoomReset();
			String command = keys.getPerfectMatch(KeySequence.getInstance(key.getKey())).getParameterizedCommand().getId();
			handlers.executeCommand(command, null);
			assertEquals(key.getValue(), graph().zoom(), key.getKey());
		}
		bot.page().activate(editor);
		var match = keys.getPerfectMatch(KeySequence.getInstance("CTRL+0"));
		assertTrue(match == null || !match.getParameterizedCommand().getId().startsWith("org.racelens"), "the view is not active");
	}

	@Test
	void aClickOnAZoomedStepGoesToItsSource() {
		tool("Zoom In").run();
		tool("Zoom In").run();
		Rectangle step = graph().onCanvas(step("parallel").area());
		Event event = new Event();
		event.button = 1;
		event.x = step.x + step.width - 3;
		event.y = step.y + step.height - 3;
		graph().control().notifyListeners(SWT.MouseDown, event);
		assertEquals("#pragma omp parallel", selectedText(editor));
	}

	@Test
	void graphsOfTasksAreSavedAsSvgAndPng() throws Exception {
		bot.open(project.file("tasks.c", TASKS));
		bot.await("the region", () -> table().getItemCount() == 1);
		select("mean");
		bot.await("the graph", () -> graph().scene().parts().stream().anyMatch(p -> p.description().startsWith("task")));
		tool("Zoom In").run();
		assertTrue(tool("Save Graph As\u2026").isEnabled());
		Path svg = folder.resolve("graph.svg");
		Path png = folder.resolve("graph.png");
		view.pictures().save(svg);
		view.pictures().save(png);
		bot.await("both pictures", () -> Files.exists(svg) && Files.exists(png));
		String texts = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile()).getDocumentElement().getTextContent();
		assertTrue(texts.contains("taskwait"), texts);
		ImageData image = new ImageLoader().load(png.toString())[0];
		assertTrue(image.width >= graph().scene().width() && image.height >= graph().scene().height(), image.width + " " + image.height);
	}

	@Test
	void aGraphThatCannotBeSavedSaysWhy() {
		List<String> messages = new ArrayList<>();
		try (Dialogs dialogs = new Dialogs()) {
			dialogs.expect("Picture Not Saved", dialog -> {
				Dialogs.all(dialog, Label.class).map(Label::getText).filter(t -> !t.isEmpty()).forEach(messages::add);
				Dialogs.press(dialog, "OK");
			});
			view.pictures().save(Path.of("/dev/full"));
			bot.await("the message", dialogs::isNoneExpected);
			dialogs.assertAnswered();
		}
		assertEquals(List.of("/dev/full was not written: No space left on device."), messages);
		log.assertSilent();
	}

	@Test
	void withoutAGraphThereIsNothingToSave() {
		table().deselectAll();
		table().notifyListeners(SWT.Selection, new Event());
		assertFalse(tool("Save Graph As\u2026").isEnabled());
		select("total");
		bot.await("the graph", () -> tool("Save Graph As\u2026").isEnabled());
	}
}
