package org.racelens.logic.term;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.model.effort.Effort;

/** Visits every term inside a formula or term, the term itself first, each occurrence once. */
public final class Atoms implements IntExpr.Visitor<Void>, BoolExpr.Visitor<Void> {
	private final Consumer<IntExpr> seen;

	private long visited;

	private Atoms(Consumer<IntExpr> seen) {
		this.seen = seen;
	}

	/** Calls a consumer with each term that is part of another one or of a formula, itself included. */
	public static void forEach(IntExpr e, Consumer<IntExpr> seen) {
		Atoms atoms = new Atoms(seen);
		e.accept(atoms);
		Effort.spend(atoms.visited);
	}

	/** Calls a consumer with each term that is part of another one or of a formula, itself included. */
	public static void forEach(BoolExpr e, Consumer<IntExpr> seen) {
		Atoms atoms = new Atoms(seen);
		e.accept(atoms);
		Effort.spend(atoms.visited);
	}

	/** The age of the freshest name in a term. */
	public static Age youngest(IntExpr e) {
		Age[] found = { Age.NONE };
		forEach(e, t -> found[0] = found[0].orYounger(age(t)));
		return found[0];
	}

	/** The age of the freshest name in a formula. */
	public static Age youngest(BoolExpr e) {
		Age[] found = { Age.NONE };
		forEach(e, t -> found[0] = found[0].orYounger(age(t)));
		return found[0];
	}

	private static Age age(IntExpr t) {
		return t instanceof Symbol s ? s.name().age() : t instanceof Apply a ? a.function().name().age() : Age.NONE;
	}

	private void see(IntExpr e) {
		visited++;
		seen.accept(e);
	}

	/** The symbols of a formula in order of first occurrence. */
	public static Set<Symbol> symbols(BoolExpr e) {
		Set<Symbol> result = new LinkedHashSet<>();
		forEach(e, t -> collect(t, result));
		return result;
	}

	/** The symbols of a term in order of first occurrence. */
	public static Set<Symbol> symbols(IntExpr e) {
		Set<Symbol> result = new LinkedHashSet<>();
		forEach(e, t -> collect(t, result));
		return result;
	}

	/** The applications of uninterpreted functions in a formula, inner ones after the ones around them. */
	public static Set<Apply> applications(BoolExpr e) {
		Set<Apply> result = new LinkedHashSet<>();
		forEach(e, t -> {
			if (t instanceof Apply a) {
				result.add(a);
			}
		});
		return result;
	}

	private static void collect(IntExpr t, Set<Symbol> result) {
		if (t instanceof Symbol s) {
			result.add(s);
		}
	}

	@Override
	public Void visitConstant(Constant e) {
		see(e);
		return null;
	}

	@Override
	public Void visitSymbol(Symbol e) {
		see(e);
		return null;
	}

	@Override
	public Void visitSum(Sum e) {
		see(e);
		e.terms().keySet().forEach(t -> t.accept(this));
		return null;
	}

	@Override
	public Void visitProduct(Product e) {
		see(e);
		e.powers().keySet().forEach(t -> t.accept(this));
		return null;
	}

	@Override
	public Void visitQuotient(Quotient e) {
		see(e);
		e.dividend().accept(this);
		return e.divisor().accept(this);
	}

	@Override
	public Void visitModulus(Modulus e) {
		see(e);
		e.dividend().accept(this);
		return e.divisor().accept(this);
	}

	@Override
	public Void visitChoice(Choice e) {
		see(e);
		e.condition().accept(this);
		e.whenTrue().accept(this);
		return e.whenFalse().accept(this);
	}

	@Override
	public Void visitApply(Apply e) {
		see(e);
		e.arguments().forEach(t -> t.accept(this));
		return null;
	}

	@Override
	public Void visitLookup(Lookup e) {
		see(e);
		return e.index().accept(this);
	}

	@Override
	public Void visitTruth(Truth e) {
		return null;
	}

	@Override
	public Void visitIsZero(IsZero e) {
		return e.term().accept(this);
	}

	@Override
	public Void visitNotZero(NotZero e) {
		return e.term().accept(this);
	}

	@Override
	public Void visitNotPositive(NotPositive e) {
		return e.term().accept(this);
	}

	@Override
	public Void visitAnd(And e) {
		e.parts().forEach(p -> p.accept(this));
		return null;
	}

	@Override
	public Void visitOr(Or e) {
		e.parts().forEach(p -> p.accept(this));
		return null;
	}
}
