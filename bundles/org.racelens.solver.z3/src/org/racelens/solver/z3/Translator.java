package org.racelens.solver.z3;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FuncDecl;
import com.microsoft.z3.IntSort;
import com.microsoft.z3.Sort;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.Cancellation;

/**
 * Translates our formulas to Z3's, meaning for meaning: our integers are Z3's unbounded integers, our quotient and modulus are SMT-LIB's
 * {@code div} and {@code mod} (SMT-LIB 2.6, theory Ints), an uninterpreted function stays one. What was translated once is kept, see
 * {@link Session}.
 *
 * <p>
 * Z3 is given numbers for names, in order of occurrence: it orders its tables by the text of names, and ours tell where a thing stands in
 * the file, so that a witness would change with an edit above it.
 */
final class Translator implements IntExpr.Visitor<ArithExpr<IntSort>>, BoolExpr.Visitor<com.microsoft.z3.BoolExpr> {
	private final Context context;
	private final TableTranslator tables;
	/** By identity: formulas share their parts, and hashing a deep part costs as much as translating it. */
	private final Map<IntExpr, ArithExpr<IntSort>> terms = new IdentityHashMap<>();
	private final Map<BoolExpr, com.microsoft.z3.BoolExpr> formulas = new IdentityHashMap<>();
	private final Map<Name, Integer> unknowns = new HashMap<>();
	private final Map<FunctionSymbol, FuncDecl<IntSort>> functions = new HashMap<>();
	private final List<Expr<?>> kept = new ArrayList<>();
	private Cancellation stop = Cancellation.NEVER;

	Translator(Context context) {
		this.context = context;
		tables = new TableTranslator(context, kept);
	}

	/** @throws CancellationException when {@code stop} answered {@code true} */
	com.microsoft.z3.BoolExpr translate(BoolExpr formula, Cancellation stop) {
		this.stop = stop;
		return formula(formula);
	}

	/** How many translations are kept. */
	int size() {
		return terms.size() + formulas.size() + kept.size();
	}

	/** The translation of a term, for asking a model for its value. */
	ArithExpr<IntSort> term(IntExpr e) {
		ArithExpr<IntSort> known = terms.get(e);
		if (known == null) {
			if (stop.isCancelled()) {
				throw new CancellationException();
			}
			known = e.accept(this);
			terms.put(e, known);
		}
		return known;
	}

	private com.microsoft.z3.BoolExpr formula(BoolExpr e) {
		com.microsoft.z3.BoolExpr known = formulas.get(e);
		if (known == null) {
			known = e.accept(this);
			formulas.put(e, known);
		}
		return known;
	}

	@Override
	public ArithExpr<IntSort> visitConstant(Constant e) {
		return context.mkInt(e.value());
	}

	@Override
	public ArithExpr<IntSort> visitSymbol(Symbol e) {
		return context.mkIntConst("s" + unknowns.computeIfAbsent(e.name(), n -> unknowns.size()));
	}

	@Override
	public ArithExpr<IntSort> visitSum(Sum e) {
		List<ArithExpr<IntSort>> summands = new ArrayList<>();
		e.terms().forEach((atom, k) -> summands.add(k == 1 ? term(atom) : times(k, term(atom))));
		if (e.constant() != 0) {
			summands.add(keep(context.mkInt(e.constant())));
		}
		return summands.size() == 1 ? summands.get(0) : context.mkAdd(array(summands));
	}

	@Override
	public ArithExpr<IntSort> visitProduct(Product e) {
		List<ArithExpr<IntSort>> factors = new ArrayList<>();
		e.powers().forEach((atom, n) -> {
			for (int i = 0; i < n; i++) {
				factors.add(term(atom));
			}
		});
		return context.mkMul(array(factors));
	}

	@Override
	public ArithExpr<IntSort> visitQuotient(Quotient e) {
		return context.mkDiv(term(e.dividend()), term(e.divisor()));
	}

	@Override
	public ArithExpr<IntSort> visitModulus(Modulus e) {
		return context.mkMod(term(e.dividend()), term(e.divisor()));
	}

	@Override
	public ArithExpr<IntSort> visitChoice(Choice e) {
		return (ArithExpr<IntSort>) context.mkITE(formula(e.condition()), term(e.whenTrue()), term(e.whenFalse()));
	}

	@Override
	public ArithExpr<IntSort> visitApply(Apply e) {
		return (ArithExpr<IntSort>) context.mkApp(declaration(e.function()), array(e.arguments().stream().map(this::term).toList()));
	}

	@Override
	public ArithExpr<IntSort> visitLookup(Lookup e) {
		return tables.element(e.values(), term(e.index()));
	}

	private FuncDecl<IntSort> declaration(FunctionSymbol function) {
		return functions.computeIfAbsent(function, f -> {
			Sort[] domain = new Sort[f.arity()];
			Arrays.fill(domain, context.getIntSort());
			return context.mkFuncDecl("f" + functions.size(), domain, context.getIntSort());
		});
	}

	@Override
	public com.microsoft.z3.BoolExpr visitTruth(Truth e) {
		return context.mkBool(e.value());
	}

	@Override
	public com.microsoft.z3.BoolExpr visitIsZero(IsZero e) {
		return equalsZero(e.term());
	}

	@Override
	public com.microsoft.z3.BoolExpr visitNotZero(NotZero e) {
		return context.mkNot(keep(equalsZero(e.term())));
	}

	/** A term that is compared with 0 stands with the sign that makes its first coefficient positive: ours depends on names. */
	private com.microsoft.z3.BoolExpr equalsZero(IntExpr term) {
		return context.mkEq(term(Ints.beginningPositive(term)), keep(context.mkInt(0)));
	}

	@Override
	public com.microsoft.z3.BoolExpr visitNotPositive(NotPositive e) {
		return context.mkLe(term(e.term()), keep(context.mkInt(0)));
	}

	@Override
	public com.microsoft.z3.BoolExpr visitAnd(And e) {
		return context.mkAnd(e.parts().stream().map(this::formula).toArray(com.microsoft.z3.BoolExpr[]::new));
	}

	@Override
	public com.microsoft.z3.BoolExpr visitOr(Or e) {
		return context.mkOr(e.parts().stream().map(this::formula).toArray(com.microsoft.z3.BoolExpr[]::new));
	}

	private ArithExpr<IntSort> times(long k, ArithExpr<IntSort> term) {
		return keep(context.mkMul(keep(context.mkInt(k)), term));
	}

	private <E extends Expr<?>> E keep(E e) {
		kept.add(e);
		return e;
	}

	@SuppressWarnings({ "unchecked", "rawtypes" })
	private static ArithExpr<IntSort>[] array(List<ArithExpr<IntSort>> terms) {
		return terms.toArray(new ArithExpr[0]);
	}
}
