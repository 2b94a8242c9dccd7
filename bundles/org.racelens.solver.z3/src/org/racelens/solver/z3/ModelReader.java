package org.racelens.solver.z3;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntNum;
import com.microsoft.z3.Model;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/** Copies values out of a model, which dies with its context. */
final class ModelReader {
	private final Model model;
	private final Translator translator;
	private final Collection<Object> kept;

	/** @param kept takes what is made in the context on the way */
	ModelReader(Model model, Translator translator, Collection<Object> kept) {
		this.model = model;
		this.translator = translator;
		this.kept = kept;
	}

	/** The values of everything in the formulas; empty when one of them does not fit in 64 bits. */
	Optional<Assignment> read(Collection<BoolExpr> formulas) {
		Map<Symbol, Long> symbols = new LinkedHashMap<>();
		Map<Apply, Long> applications = new LinkedHashMap<>();
		try {
			for (BoolExpr formula : formulas) {
				Atoms.symbols(formula).forEach(s -> symbols.computeIfAbsent(s, this::value));
				Atoms.applications(formula).forEach(a -> applications.computeIfAbsent(a, this::value));
			}
			return Optional.of(new Assignment(symbols, applications));
		} catch (ArithmeticException e) {
			return Optional.empty();
		}
	}

	/** What the model leaves open gets the value 0: every value would do. */
	private long value(IntExpr e) {
		Expr<?> value = model.eval(translator.term(e), true);
		kept.add(value);
		if (!(value instanceof IntNum number)) {
			throw new ArithmeticException("not a number: " + value);
		}
		return number.getBigInteger().longValueExact();
	}
}
