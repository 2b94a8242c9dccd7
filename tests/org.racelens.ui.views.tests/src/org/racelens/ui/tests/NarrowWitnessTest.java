package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ui.witness.WitnessView;

/** The witness in a view that is no wider than a margin beside the editor, with pictures of it. */
class NarrowWitnessTest extends PicturedWorkbench {
	private static final int NARROW = 300;

	@ParameterizedTest
	@EnumSource
	void witness(Look look) throws Exception {
		ITextEditor editor = open(look);
		show(WitnessView.ID, editor, PictureFiles.HEAT.indexOf("half[i] ="));
		WitnessView view = (WitnessView) bot.page().findView(WitnessView.ID);
		bot.await("the witness", () -> view.input().isPresent());
		MUIElement stack = view.getSite().getService(MPart.class).getCurSharedRef().getParent();
		Canvas canvas = view.pages().timeline().control();
		int all = shell().getClientArea().width;
		stack.getParent().getChildren().forEach(c -> c.setContainerData(Integer.toString(c == stack ? NARROW : all - NARROW)));
		bot.await("the narrow view", () -> canvas.getSize().x <= NARROW);
		assertTrue(view.pages().timeline().scene().width() <= canvas.getClientArea().width,
				view.pages().timeline().scene().width() + " in " + canvas.getClientArea());
		assertFalse(canvas.getHorizontalBar().isVisible());
		take(look, "witness-narrow");
	}
}
