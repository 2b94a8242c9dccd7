package org.racelens.frontend.cdt;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Unmodelled;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.UnknownType;

/**
 * C's {@code _Atomic} types. Accesses to such objects do not race, but what they order is not modelled: each access is a gap, so that they
 * are neither accused nor taken for a proof.
 */
final class AtomicTypes {
	private static final String SPELLING = "_Atomic of bytes: ";

	private AtomicTypes() {
	}

	/** The atomic version of a type of so many bytes. */
	static UnknownType of(Optional<Long> size) {
		return new UnknownType(SPELLING + size.orElse(0L));
	}

	static boolean isAtomic(Type type) {
		return type instanceof UnknownType u && u.spelling().startsWith(SPELLING);
	}

	static Optional<Long> size(Type type) {
		return isAtomic(type) ? Optional.of(Long.valueOf(((UnknownType) type).spelling().substring(SPELLING.length()))) : Optional.empty();
	}

	/** An access as it is, or the gap that an access to an atomic object is. */
	static Expression access(Expression e) {
		if (!isAtomic(e.type()) || e instanceof Unmodelled) {
			return e;
		}
		SourceRange range = e.range();
		return new Unmodelled(Unit.expressionGap(range, "accesses to _Atomic objects are not modelled"), List.of(), e.type(), range);
	}
}
