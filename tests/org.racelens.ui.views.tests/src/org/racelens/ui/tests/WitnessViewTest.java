package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleControlListener;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.racelens.race.verdict.Race;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** The witness view, driven by events as a user's mouse and keys make them. */
class WitnessViewTest extends OpenedWitnessView {
	/** Returns whether the canvas kept the key for itself. */
	private boolean tab(int detail) {
		Event event = new Event();
		event.detail = detail;
		event.doit = true;
		canvas().notifyListeners(SWT.Traverse, event);
		return !event.doit;
	}

	@Test
	void theTimelineShowsPhasesIterationsAndValues() throws Exception {
		open();
		race().witness().forEach((name, value) -> assertTrue(texts().contains(name + " = " + value), texts().toString()));
		for (var access : List.of(race().first(), race().second())) {
			access.iteration().forEach((name, value) -> assertTrue(texts().contains(name + " = " + value), texts().toString()));
			assertTrue(texts().contains("at &" + access.resolved()), texts().toString());
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
		assertEquals(all.stream().map(Part::description).toList(), visited.stream().map(Part::description).toList());
		assertEquals(List.of("a[i]", "a[i + 1]"), jumps.stream().sorted((x, y) -> x.length() - y.length()).toList());
		key(SWT.ARROW_UP);
		assertEquals(Optional.of(all.get(all.size() - 2).description()), view.pages().timeline().focus().map(Part::description));
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
