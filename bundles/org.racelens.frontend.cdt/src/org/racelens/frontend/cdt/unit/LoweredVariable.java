package org.racelens.frontend.cdt.unit;

import java.util.Optional;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.model.expression.Expression;

/**
 * A variable and how it starts.
 *
 * @param initializer its first value
 * @param construction the call that makes it, if there is no first value
 */
public record LoweredVariable(OfVariable meaning, Optional<Expression> initializer, Optional<Expression> construction) {
}
