package org.racelens.execution.memory;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.openmp.directive.Clause.KeywordClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Synchronisation;

/** What memory orders mean for what stands around an atomic operation or a flush. Semantics §6; OpenMP 5.2 §15.8.1, §15.8.4, §15.8.5. */
public final class MemoryOrders {
	private static final Map<ClauseName, Strength> STRENGTHS = new EnumMap<>(Map.of(ClauseName.SEQ_CST, Strength.SEQUENTIAL,
			ClauseName.ACQ_REL, Strength.BOTH, ClauseName.ACQUIRE, Strength.ACQUIRE, ClauseName.RELEASE, Strength.RELEASE,
			ClauseName.RELAXED, Strength.RELAXED));

	private MemoryOrders() {
	}

	/** @param otherwise the order where the construct says nothing, if it is not {@code relaxed} */
	public static Strength of(Synchronisation.Atomic c, Optional<String> otherwise) {
		return said(c.directive()).or(() -> otherwise.flatMap(MemoryOrders::named)).map(STRENGTHS::get).orElse(Strength.RELAXED);
	}

	/** The order of a comparison that fails, where a clause says it. */
	public static Optional<Strength> ofFailure(Synchronisation.Atomic c) {
		return c.clause(KeywordClause.class, ClauseName.FAIL).flatMap(KeywordClause::keyword).flatMap(MemoryOrders::named)
				.map(STRENGTHS::get);
	}

	/** Without a clause a flush is a strong one: it releases and acquires. */
	public static Strength ofFlush(Synchronisation.Flush c) {
		return said(c.directive()).map(STRENGTHS::get).orElse(Strength.SEQUENTIAL);
	}

	private static Optional<ClauseName> said(Directive directive) {
		return STRENGTHS.keySet().stream().filter(directive::has).findFirst();
	}

	private static Optional<ClauseName> named(String order) {
		return STRENGTHS.keySet().stream().filter(o -> o.spelling().equals(order)).findFirst();
	}
}
