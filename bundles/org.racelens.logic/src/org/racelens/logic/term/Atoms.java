package org.racelens.logic.term;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
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

/**
 * Visits every term inside a formula or term, the term itself first. Terms share parts, a variable that many branches set has exponentially
 * many occurrences of them: in a large term a part is visited once, unless each occurrence is asked for.
 */
public final class Atoms implements IntExpr.Visitor<Void>, BoolExpr.Visitor<Void> {
	/** So many visits are cheaper than remembering what was visited. */
	static final int SMALL = 64;

	private final Consumer<IntExpr> seen;
	private final boolean each;
	private Set<Object> met;
	private long visited;

	private Atoms(Consumer<IntExpr> seen, boolean each) {
		this.seen = seen;
		this.each = each;
	}

	/** Calls a consumer with each term that is part of another one or of a formula, itself included, at least once. */
	public static void forEach(IntExpr e, Consumer<IntExpr> seen) {
		new Atoms(seen, false).visit(e);
	}

	/** Calls a consumer with each term that is part of another one or of a formula, itself included, at least once. */
	public static void forEach(BoolExpr e, Consumer<IntExpr> seen) {
		new Atoms(seen, false).visit(e);
	}

	/** Calls a consumer with each occurrence of a term in another one, itself included. */
	public static void forEachOccurrence(IntExpr e, Consumer<IntExpr> seen) {
		new Atoms(seen, true).visit(e);
	}

	/** Calls a consumer with each occurrence of a term in a formula. */
	public static void forEachOccurrence(BoolExpr e, Consumer<IntExpr> seen) {
		new Atoms(seen, true).visit(e);
	}

	private void visit(IntExpr e) {
		e.accept(this);
		Effort.spend(visited);
	}

	private void visit(BoolExpr e) {
		e.accept(this);
		Effort.spend(visited);
	}

	/** Whether a part was not visited yet. */
	private boolean isNew(Object part) {
		if (each || visited < SMALL) {
			return true;
		}
		if (met == null) {
			met = Collections.newSetFromMap(new IdentityHashMap<>());
		}
		return met.add(part);
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
		return terms(e, e.terms().keySet());
	}

	@Override
	public Void visitProduct(Product e) {
		return terms(e, e.powers().keySet());
	}

	@Override
	public Void visitQuotient(Quotient e) {
		return terms(e, List.of(e.dividend(), e.divisor()));
	}

	@Override
	public Void visitModulus(Modulus e) {
		return terms(e, List.of(e.dividend(), e.divisor()));
	}

	@Override
	public Void visitChoice(Choice e) {
		if (isNew(e)) {
			see(e);
			e.condition().accept(this);
			e.whenTrue().accept(this);
			e.whenFalse().accept(this);
		}
		return null;
	}

	@Override
	public Void visitApply(Apply e) {
		return terms(e, e.arguments());
	}

	@Override
	public Void visitLookup(Lookup e) {
		return terms(e, List.of(e.index()));
	}

	private Void terms(IntExpr e, Collection<IntExpr> parts) {
		if (isNew(e)) {
			see(e);
			parts.forEach(t -> t.accept(this));
		}
		return null;
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
		return formulas(e, e.parts());
	}

	@Override
	public Void visitOr(Or e) {
		return formulas(e, e.parts());
	}

	private Void formulas(BoolExpr e, Collection<BoolExpr> parts) {
		if (isNew(e)) {
			parts.forEach(p -> p.accept(this));
		}
		return null;
	}
}
