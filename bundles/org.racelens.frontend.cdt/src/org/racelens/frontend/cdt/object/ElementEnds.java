package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** The ends of the elements of a container, where the built-in headers say that there are some. C++17 §26.2.1 */
public final class ElementEnds {
	/** of so many elements from one on */
	private static final String ENDED = "__racelens_end";
	/** of those that have been moved to other memory */
	private static final String MOVED = "__racelens_moved";

	private final LoweringParts lowering;

	public ElementEnds(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** What a call means to the elements; empty where it is none of these. */
	public Optional<Expression> of(String callee, List<Expression> arguments, SourceRange range) {
		if (callee.equals(ENDED)) {
			return Optional.of(lowering.rows().ended(arguments.get(0), arguments.get(1), range).orElseGet(() -> nothing(range)));
		}
		return callee.equals(MOVED) ? Optional.of(moved(element(arguments.get(0)), range)) : Optional.empty();
	}

	/** What has been moved from is the program's own affair; what the library destroys itself it has handed over. C++17 §20.11.1 p4 */
	private Expression moved(Type element, SourceRange range) {
		boolean handsOver = lowering.records().classOf(element)
				.filter(c -> LibraryObjects.isOfLibrary(c) && Destructors.own(c).isPresent()).isPresent();
		return handsOver || !lowering.constructions().isDestroyed(element) ? nothing(range)
				: ConstructionLowering.undestroyed(List.of(), VoidType.VOID, range);
	}

	private static Type element(Expression first) {
		return first.type() instanceof PointerType p ? p.pointee() : VoidType.VOID;
	}

	private static Expression nothing(SourceRange range) {
		return new IntegerLiteral(0, IntegerType.INT, range);
	}
}
