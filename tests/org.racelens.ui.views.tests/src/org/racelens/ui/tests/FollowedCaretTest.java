package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/** The view of all regions selects the one that the caret of the editor stands in. */
class FollowedCaretTest extends OpenedRegionsView {
	private void caret(ITextEditor editor, String text, String at) {
		bot.page().activate(editor);
		editor.selectAndReveal(text.indexOf(at), 0);
	}

	private void awaitSelected(String function) {
		bot.await("the region of " + function, () -> selectedFunctions().equals(List.of(function)));
	}

	@Test
	void theRegionAtTheCaretIsSelected() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		caret(editor, THREE, "last = n");
		awaitSelected("scale");
		assertEquals(editor, bot.page().getActivePart(), "the focus stays");
		bot.await("the details", () -> details().contains("parallel in scale"));
		bot.await("the graph", () -> graph().scene().parts().size() > 3);
		caret(editor, THREE, "sum += i");
		awaitSelected("total");
		caret(editor, THREE, "void apply");
		caret(editor, THREE, "#pragma omp parallel for\n\tfor (int i = 0; i < 1000");
		awaitSelected("apply");
		log.assertSilent();
	}

	@Test
	void outsideOfRegionsTheLastOneStays() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		caret(editor, THREE, "last = n");
		awaitSelected("scale");
		caret(editor, THREE, "double look");
		bot.pumpFor(Duration.ofSeconds(1));
		assertEquals(List.of("scale"), selectedFunctions());
	}

	@Test
	void anotherEditorIsFollowedAndSoIsItsTyping() throws Exception {
		scope("Its project");
		IFile first = project.file("first.c", THREE);
		IFile second = project.file("second.c", THREE.replace("total", "other").replace("scale", "twice").replace("apply", "look_up"));
		ITextEditor one = bot.open(first);
		ITextEditor two = bot.open(second);
		bot.await("all regions", () -> table().getItemCount() == 6);
		caret(two, bot.document(two).get(), "last = n");
		awaitSelected("twice");
		caret(one, THREE, "last = n");
		awaitSelected("scale");
		String added = "void added(void) {\n#pragma omp parallel\n\t{\n\t\tlast = 2;\n\t}\n}\n\n";
		bot.document(one).replace(THREE.indexOf("void apply"), 0, added);
		caret(one, bot.document(one).get(), "last = 2");
		awaitSelected("added");
	}

	@Test
	void whatTheUserSelectsStaysSelected() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		caret(editor, THREE, "last = n");
		awaitSelected("scale");
		select("total");
		type(editor, "int sum", "\n\nint sum");
		bot.await("the new line", () -> row("apply").get(LINE).equals("25"));
		assertEquals(List.of("total"), selectedFunctions());
	}

	@Test
	void withoutTheLinkNothingIsFollowed() throws Exception {
		ITextEditor editor = bot.open(project.file("three.c", THREE));
		awaitRows("Race total", "Race-free scale", "Unknown apply");
		caret(editor, THREE, "last = n");
		awaitSelected("scale");
		IAction link = tool("Link with Editor");
		assertTrue(link.isChecked(), "at first");
		link.setChecked(false);
		link.run();
		caret(editor, THREE, "sum += i");
		bot.pumpFor(Duration.ofSeconds(1));
		assertEquals(List.of("scale"), selectedFunctions());
		link.setChecked(true);
		link.run();
		awaitSelected("total");
	}
}
