package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.ui.witness.SchedulePage;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** The schedule of a race in the witness view, stepped through by buttons and keys. */
class WitnessScheduleTest extends OpenedWitnessView {
	private ITextEditor peterson;

	@BeforeEach
	void showTheSchedule() throws Exception {
		IFile explored = project.file("peterson.c", PictureFiles.PETERSON);
		peterson = bot.open(explored);
		bot.awaitAnalyses();
		bot.await("the result", () -> live().results().of(explored).filter(r -> r.isWhole()).isPresent());
		view = WitnessView.open(bot.page(), WitnessInput.first(live().results().of(explored).orElseThrow()).orElseThrow());
		view.pages().tabs().setSelection(1);
	}

	private SchedulePage page() {
		return view.pages().schedule();
	}

	private int steps() {
		return race().evidence().schedule().orElseThrow().steps().size();
	}

	private List<Part> boxes() {
		return page().canvas().scene().describedParts().stream().filter(part -> part.description().startsWith("step ")).toList();
	}

	private void press(String button) {
		ToolItem item = Dialogs.all(view.pages().tabs(), ToolBar.class).flatMap(bar -> Stream.of(bar.getItems()))
				.filter(i -> i.getText().equals(button)).findFirst().orElseThrow();
		assertTrue(item.isEnabled(), button);
		item.notifyListeners(SWT.Selection, new Event());
	}

	private void pressKey(int code) {
		Event event = new Event();
		event.keyCode = code;
		page().canvas().control().notifyListeners(SWT.KeyDown, event);
	}

	@Test
	void theLanesShowAllStepsAndWhatIsOverlooked() {
		assertTrue(view.pages().hasSchedule());
		assertEquals("Schedule", view.pages().tabs().getItem(1).getText());
		assertEquals("Step " + steps() + " of " + steps(), page().position());
		assertEquals(steps(), boxes().size());
		List<String> titles = page().canvas().scene().parts().stream().filter(part -> part.role() == Role.LANE_TITLE)
				.map(Part::description).toList();
		assertEquals(List.of("Thread 0", "Thread 1"), titles);
		assertEquals(1, page().canvas().scene().parts().stream().filter(part -> part.role() == Role.REASON).count());
		assertTrue(view.pages().details().getText().contains("nothing orders the two"), view.pages().details().getText());
	}

	@Test
	void buttonsAndKeysGoFromStepToStep() {
		press("Start");
		assertEquals("Step 0 of " + steps(), page().position());
		assertTrue(boxes().stream().allMatch(box -> box.role() == Role.NEIGHBOUR));
		press("Step");
		pressKey(SWT.PAGE_DOWN);
		assertEquals(2, page().step());
		assertEquals(List.of(false, false, true), boxes().stream().limit(3).map(box -> box.role() == Role.NEIGHBOUR).toList());
		assertEquals(Optional.of(boxes().get(1)), page().canvas().focus());
		bot.screenshot("witness-schedule-step");
		pressKey(SWT.PAGE_UP);
		press("Back");
		pressKey(SWT.PAGE_UP);
		assertEquals(0, page().step());
		press("End");
		assertEquals(steps(), page().step());
	}

	@Test
	void aClickOnAStepGoesToItsPlace() {
		Rectangle shown = page().canvas().onCanvas(boxes().get(0).area());
		Event event = new Event();
		event.button = 1;
		event.x = shown.x + shown.width / 2;
		event.y = shown.y + shown.height / 2;
		page().canvas().control().notifyListeners(SWT.MouseDown, event);
		assertEquals("f[me]", ((ITextSelection) peterson.getSelectionProvider().getSelection()).getText());
	}

	@Test
	void thePictureInFrontIsSaved() throws Exception {
		Path svg = folder.resolve("schedule.svg");
		view.pictures().save(svg);
		bot.await("the picture", () -> svg.toFile().length() > 0);
		assertTrue(Files.readString(svg).contains("<title>Schedule of a team of 2 threads</title>"));
	}

	@Test
	void aRaceWithoutExplorationHasNoSuchTab() throws Exception {
		open();
		assertFalse(view.pages().hasSchedule());
		assertEquals(List.of("Timeline", "SMT-LIB", "Details"), Stream.of(view.pages().tabs().getItems()).map(i -> i.getText()).toList());
		assertEquals(0, view.pages().tabs().getSelectionIndex());
	}
}
