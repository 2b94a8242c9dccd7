package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.time.Duration;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.AnnotationModel;
import org.eclipse.jface.text.source.SourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.racelens.ui.editor.MiningUpdates;

/** How often an editor is asked for the answers above its lines. */
class MiningUpdatesTest extends EditedProject {
	private static final int MANY = 60;
	/** More than an editor that has no room for its answers is asked. */
	private static final int REPAINTS = 15;
	private static final String TEXT = "int a;\n#pragma omp parallel\nint b;\n";
	private static final int DIRECTIVE = 1;

	private final MiningUpdates updates = new MiningUpdates();
	private final AnnotationModel model = new AnnotationModel();
	private Shell shell;
	private CountingViewer viewer;
	private ITextEditor editor;

	/** Shows no answers, and counts how often it is asked to. */
	private static final class CountingViewer extends SourceViewer {
		private boolean isReady = true;
		private int asked;

		CountingViewer(Composite parent) {
			super(parent, null, SWT.V_SCROLL);
		}

		@Override
		public boolean hasCodeMiningProviders() {
			return isReady;
		}

		@Override
		public void updateCodeMinings() {
			asked++;
		}
	}

	@BeforeEach
	void showViewer() {
		shell = new Shell(Display.getCurrent());
		shell.setLayout(new FillLayout());
		viewer = new CountingViewer(shell);
		viewer.setDocument(new Document(TEXT), model);
		shell.setBounds(0, 0, 300, 200);
		shell.open();
		editor = (ITextEditor) Proxy.newProxyInstance(ITextEditor.class.getClassLoader(), new Class<?>[] { ITextEditor.class },
				(proxy, method, arguments) -> switch (method.getName()) {
					case "hashCode" -> System.identityHashCode(proxy);
					case "equals" -> proxy == arguments[0];
					case "toString" -> "the editor";
					case "getAdapter" -> arguments[0] == ITextViewer.class ? viewer : null;
					default -> throw new UnsupportedOperationException(method.getName());
				});
		settle();
	}

	@AfterEach
	void closeViewer() {
		updates.forget(editor);
		shell.dispose();
	}

	private void settle() {
		bot.pumpFor(Duration.ofMillis(300));
	}

	private void paint() {
		viewer.getTextWidget().redraw();
		viewer.getTextWidget().update();
		settle();
	}

	/** An answer that belongs above the second line: one of a real editor. */
	private Annotation answer() throws Exception {
		ITextEditor real = editors.open(project.file("sum.c", TestProject.RACY), EditorBot.PLAIN);
		bot.await("the badge", () -> bot.annotations(real, "org.racelens.ui.racyRegion").size() == 1);
		return bot.annotations(real, "org.racelens.ui.racyRegion").get(0);
	}

	@Test
	void whatChangesAtOnceIsAskedForOnce() {
		for (int i = 0; i < MANY; i++) {
			updates.update(editor);
		}
		assertEquals(0, viewer.asked, "not while things still change");
		settle();
		assertEquals(1, viewer.asked);
		paint();
		assertEquals(1, viewer.asked, "nothing is missing");
		updates.update(editor);
		settle();
		assertEquals(2, viewer.asked);
	}

	@Test
	void anEditorWithoutRoomForItsAnswersIsAskedAgainAfterPaintingButNotForEver() throws Exception {
		model.addAnnotation(answer(), new Position(TEXT.indexOf("#pragma"), 1));
		updates.update(editor);
		paint();
		paint();
		bot.await("the second time", () -> viewer.asked >= 2);
		for (int i = 0; i < REPAINTS; i++) {
			paint();
		}
		int most = viewer.asked;
		paint();
		assertEquals(most, viewer.asked, "it has its reasons");
		assertTrue(most < REPAINTS, () -> most + " times");
		updates.update(editor);
		int before = viewer.asked;
		paint();
		paint();
		bot.await("news count anew", () -> viewer.asked >= before + 2);
	}

	@Test
	void anEditorThatShowsItsAnswersIsLeftAlone() throws Exception {
		model.addAnnotation(answer(), new Position(TEXT.indexOf("#pragma"), 1));
		viewer.getTextWidget().setLineVerticalIndent(DIRECTIVE, 10);
		updates.update(editor);
		for (int i = 0; i < 5; i++) {
			paint();
		}
		assertEquals(1, viewer.asked);
		viewer.getTextWidget().setLineVerticalIndent(DIRECTIVE, 0);
		paint();
		bot.await("the lost answer", () -> viewer.asked >= 2);
	}

	@Test
	void anEditorThatIsBeingMadeIsAskedWhenItCanShowAnswers() throws Exception {
		viewer.isReady = false;
		model.addAnnotation(answer(), new Position(TEXT.indexOf("#pragma"), 1));
		updates.update(editor);
		paint();
		assertEquals(0, viewer.asked);
		viewer.isReady = true;
		paint();
		assertTrue(viewer.asked >= 1);
		updates.forget(editor);
		int before = viewer.asked;
		paint();
		assertEquals(before, viewer.asked, "who is closed is not asked");
	}
}
