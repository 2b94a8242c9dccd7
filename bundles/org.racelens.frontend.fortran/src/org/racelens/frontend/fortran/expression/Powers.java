package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;

/**
 * A chain of powers, which the grammar takes from the left and behind signs.
 *
 * @param operands bases and exponents in the order of the text
 */
record Powers(List<Node> operands, Sign sign) {
	/** What stands before the chain. */
	enum Sign {
		NONE, MINUS
	}

	/** Whether an expression is a power. */
	static boolean is(Node e) {
		return e.is("math_expression") && e.field("operator").filter(o -> o.text().equals("**")).isPresent();
	}

	/** The chain that an expression is. */
	static Powers of(Node e) {
		List<Node> operands = new ArrayList<>();
		Node left = e;
		while (is(left)) {
			operands.add(0, left.field("right").orElseThrow());
			left = left.field("left").orElseThrow();
		}
		Optional<Node> bare = ExpressionLowering.unsigned(left);
		if (bare.isPresent()) {
			operands.add(0, bare.get());
			return new Powers(operands, Sign.MINUS);
		}
		String sign = left.is("unary_expression") ? left.field("operator").map(Node::text).orElse("") : "";
		boolean signed = sign.equals("-") || sign.equals("+");
		operands.add(0, signed ? left.field("argument").orElseThrow() : left);
		return new Powers(operands, sign.equals("-") ? Sign.MINUS : Sign.NONE);
	}

	boolean isNegative() {
		return sign == Sign.MINUS;
	}
}
