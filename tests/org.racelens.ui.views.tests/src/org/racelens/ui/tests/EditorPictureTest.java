package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Draws editors and hovers for the user guide, and sees that nothing is cut off. */
@ExtendWith(WorkbenchGuard.class)
class EditorPictureTest {
	private static final int ATTEMPTS = 5;
	private static final String SHOWN = """
			#include <math.h>

			double in[1000], out[1000];
			double weight(int);

			double smooth(int n) {
				double sum = 0;
			#pragma omp parallel for
				for (int i = 1; i < 999; i++)
					out[i] = 0.5 * (in[i] + out[i + 1]);

			#pragma omp parallel for
				for (int i = 0; i < 1000; i++)
					in[i] = sqrt(out[i]);

			#pragma omp parallel for
				for (int i = 0; i < 1000; i++)
					out[i] *= weight(i);
				return sum;
			}
			""";

	private final Bot bot = new Bot();
	private final EditorBot editors = new EditorBot(bot);
	private TestProject project;

	@BeforeEach
	void createProject() throws Exception {
		project = TestProject.create("filters");
	}

	@AfterEach
	void deleteProject() throws Exception {
		editors.leaveAll();
		bot.page().closeAllEditors(false);
		project.close();
		bot.awaitAnalyses();
		editors.theme(EditorBot.LIGHT);
	}

	@ParameterizedTest
	@CsvSource({ "light, " + EditorBot.LIGHT + ", " + EditorBot.PLAIN, "dark, " + EditorBot.DARK + ", " + EditorBot.PLAIN,
			"generic-light, " + EditorBot.LIGHT + ", " + EditorBot.GENERIC, "generic-dark, " + EditorBot.DARK + ", " + EditorBot.GENERIC })
	void hoversFit(String name, String theme, String editorId) throws Exception {
		editors.theme(theme);
		bot.showProblems();
		ITextEditor editor = editors.openRaised(project.file("smooth.c", SHOWN), editorId, 3);
		EditorBot.cursor(editor, "out[i + 1]");
		bot.await("the lights", () -> editors.marked(editor, "org.racelens.ui.raceEnd").equals(List.of("out[i]", "out[i + 1]")));
		bot.treeTexts();
		bot.screenshot("ends-" + name);

		editors.leave(editor, fitting(editor, "out[i] = 0.5", "hover-" + name));
		fitting(editor, "#pragma omp parallel for\n\tfor (int i = 0; i < 1000; i++)\n\t\tin[i]", "hover-badge-" + name);
	}

	/** A hover that fits. Whatever else is on the display may take the pointer and so close it: then it is opened again. */
	private Shell fitting(ITextEditor editor, String text, String picture) throws Exception {
		for (int left = ATTEMPTS;; left--) {
			try {
				Shell hover = editors.hover(editor, text);
				bot.screenshot(picture);
				assertFits(hover);
				return hover;
			} catch (SWTException e) {
				if (e.code != SWT.ERROR_WIDGET_DISPOSED || left == 0) {
					throw e;
				}
			}
		}
	}

	/** All words of a hover are on the display, and none is cut off. */
	private static void assertFits(Shell hover) {
		Rectangle bounds = hover.getBounds();
		Rectangle display = Display.getCurrent().getBounds();
		assertTrue(bounds.intersection(display).equals(bounds), () -> bounds + " is not on " + display);
		assertFits(hover, hover.getDisplay().map(hover, null, hover.getClientArea()));
	}

	private static void assertFits(Composite parent, Rectangle visible) {
		for (Control child : parent.getChildren()) {
			Rectangle bounds = child.getDisplay().map(parent, null, child.getBounds());
			if (child instanceof Label label && !label.getText().isBlank()) {
				assertShown(label.getText(), label, bounds, visible);
			} else if (child instanceof Link link) {
				assertShown(link.getText(), link, bounds, visible);
			} else if (child instanceof Composite composite && child.isVisible()) {
				assertFits(composite, bounds.intersection(visible));
			}
		}
	}

	private static void assertShown(String text, Control control, Rectangle bounds, Rectangle visible) {
		assertTrue(bounds.intersection(visible).equals(bounds), () -> text + " is cut off: " + bounds + " in " + visible);
		Point needed = control.computeSize(bounds.width, -1);
		assertTrue(needed.y <= bounds.height, () -> text + " needs " + needed + ", has " + bounds);
	}
}
