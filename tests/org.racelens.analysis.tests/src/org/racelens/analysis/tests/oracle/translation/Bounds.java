package org.racelens.analysis.tests.oracle.translation;

import java.util.List;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Tree;
import org.racelens.analysis.tests.oracle.machine.Type.Scalar;

/** C reads the bound of a loop before each trip, Fortran once. */
final class Bounds {
	private Bounds() {
	}

	/** Whether the body may store into what the bound is read from: a whole number of memory. */
	static boolean mayChange(Code.For loop, Terms terms) {
		return reads(loop.condition(), terms) && stores(loop.body(), terms);
	}

	private static boolean reads(Tree tree, Terms terms) {
		if (tree instanceof Tree.Binary b) {
			return reads(b.left(), terms) || reads(b.right(), terms);
		}
		return tree instanceof Tree.Element && terms.type(tree) == Scalar.INT;
	}

	private static boolean stores(Code code, Terms terms) {
		if (code instanceof Code.Block b) {
			List<Code> body = b.body();
			return body.stream().anyMatch(c -> stores(c, terms));
		}
		return code instanceof Code.Effect e && e.expression() instanceof Tree.Binary b && b.operator().endsWith("=")
				&& b.left() instanceof Tree.Element && terms.type(b.left()) == Scalar.INT;
	}
}
