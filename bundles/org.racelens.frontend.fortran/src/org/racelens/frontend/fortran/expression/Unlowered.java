package org.racelens.frontend.fortran.expression;

import org.racelens.frontend.fortran.source.ImageRepairs;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.gap.ModelGap;

/** Gaps of what is not understood. */
public final class Unlowered {
	private static final int SHOWN = 40;

	private Unlowered() {
	}

	/** An expression that is not understood. */
	public static ModelGap expression(Node e) {
		return Unit.expressionGap(e.range(), FortranSentence.FORTRAN_EXPRESSION_X_IS_NOT_UNDERSTOOD.of(shown(e)));
	}

	/** The text of a node in one line. */
	public static String shown(Node e) {
		String line = e.text().replace(ImageRepairs.OTHER, "[…]").replaceAll("\\s+", " ");
		return line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
	}
}
