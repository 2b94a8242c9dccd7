package org.racelens.analysis.tests.oracle;

import java.util.List;
import org.racelens.analysis.tests.oracle.Condition.And;
import org.racelens.analysis.tests.oracle.Condition.CompareFloating;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Floating.Converted;
import org.racelens.analysis.tests.oracle.Floating.Format;
import org.racelens.analysis.tests.oracle.Floating.Halves;
import org.racelens.analysis.tests.oracle.Floating.Scaled;
import org.racelens.analysis.tests.oracle.Floating.Shifted;
import org.racelens.analysis.tests.oracle.Floating.Truncated;
import org.racelens.analysis.tests.oracle.Scope.Symbol;

/** Draws conditions that compare floating-point numbers. */
final class FloatingDrawer extends ExprDrawer {
	private final Draw draw;

	FloatingDrawer(Draw draw) {
		super(draw);
		this.draw = draw;
	}

	@Override
	Condition condition(List<Symbol> symbols) {
		if (symbols.isEmpty() || draw.happens(15)) {
			return super.condition(symbols);
		}
		Floating number = number(symbols);
		return switch (draw.weighted(55, 20, 25)) {
			case 0 -> new CompareFloating(number, draw.oneOf(Relation.values()), draw.happens(60) ? halves(0, 6) : number(symbols));
			case 1 -> new And(new CompareFloating(number, Relation.GREATER, halves(0, 2)),
					new CompareFloating(number, Relation.LESS, halves(2, 5)));
			default -> new CompareFloating(number, draw.oneOf(Relation.EQUAL, Relation.UNEQUAL, Relation.GREATER), new Truncated(number));
		};
	}

	private Floating number(List<Symbol> symbols) {
		Expr integer = draw.happens(30) ? affine(symbols) : new Var(draw.oneOf(symbols).name());
		return switch (draw.weighted(20, 40, 30, 10)) {
			case 0 -> new Converted(integer, draw.oneOf(Format.values()));
			case 1 -> new Scaled(integer, halves(1, 3));
			case 2 -> new Shifted(integer, draw.oneOf(1, -1), halves(0, 3));
			default -> new Truncated(new Scaled(integer, halves(1, 3)));
		};
	}

	private Halves halves(int least, int most) {
		return new Halves(draw.between(least, most), draw.oneOf(Format.values()));
	}
}
