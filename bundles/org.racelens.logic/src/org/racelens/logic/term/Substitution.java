package org.racelens.logic.term;

import java.util.Map;
import java.util.function.Function;
import org.racelens.logic.term.IntExpr.Apply;

/**
 * Replaces atoms (symbols, and whole applications, quotients and other atoms where the function given answers for them) and brings the
 * result into normal form again. What nothing was replaced in stays the same object, and parts that terms share stay shared.
 */
public sealed class Substitution {
	private final Function<IntExpr, IntExpr> replacement;

	private Substitution(Function<IntExpr, IntExpr> replacement) {
		this.replacement = replacement;
	}

	/** Replaces the keys, which are atoms (neither sums nor constants), by their values, all at once. */
	public static Substitution of(Map<? extends IntExpr, ? extends IntExpr> values) {
		boolean symbolsOnly = values.keySet().stream().allMatch(Symbol.class::isInstance);
		return new Substitution(e -> {
			IntExpr value = symbolsOnly && !(e instanceof Symbol) ? null : values.get(e);
			return value == null ? e : value;
		});
	}

	/** Turns the first instance's formula into the second's: each symbol of its own gets its copy. */
	public static Substitution priming() {
		return new Substitution(e -> e instanceof Symbol s ? s.primed() : e);
	}

	/** Replaces each symbol by what a function gives for it. */
	public static Substitution ofSymbols(Function<Symbol, ? extends IntExpr> values) {
		return new Substitution(e -> e instanceof Symbol s ? values.apply(s) : e);
	}

	/** Replaces each application that is no argument of another one by what a function gives for it. */
	public static Substitution ofApplications(Function<Apply, ? extends IntExpr> values) {
		return new Substitution(e -> e instanceof Apply a ? values.apply(a) : e);
	}

	/** The same for several terms that share parts: what it made of a part is kept as long as it is. */
	public Substitution remembering() {
		return new Remembering(replacement);
	}

	/** One walk for all terms. */
	private static final class Remembering extends Substitution {
		private final Replacing walk;

		Remembering(Function<IntExpr, IntExpr> replacement) {
			super(replacement);
			walk = new Replacing(replacement);
		}

		@Override
		Replacing walk() {
			return walk;
		}
	}

	Replacing walk() {
		return new Replacing(replacement);
	}

	/** The term with values in the place of symbols and applications. */
	public IntExpr apply(IntExpr e) {
		return walk().apply(e);
	}

	/** The formula with values in the place of symbols and applications. */
	public BoolExpr apply(BoolExpr e) {
		return walk().apply(e);
	}
}
