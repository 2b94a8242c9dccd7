package org.racelens.openmp.syntax;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;

/** The direct operands of an expression in source order. */
final class Operands implements Expression.Visitor<List<Expression>> {
	@Override
	public List<Expression> visitIntegerLiteral(Expression.IntegerLiteral e) {
		return List.of();
	}

	@Override
	public List<Expression> visitFloatingLiteral(Expression.FloatingLiteral e) {
		return List.of();
	}

	@Override
	public List<Expression> visitStringLiteral(Expression.StringLiteral e) {
		return List.of();
	}

	@Override
	public List<Expression> visitVariableReference(Expression.VariableReference e) {
		return List.of();
	}

	@Override
	public List<Expression> visitSubscript(Expression.Subscript e) {
		return List.of(e.base(), e.index());
	}

	@Override
	public List<Expression> visitMember(Expression.Member e) {
		return List.of(e.object());
	}

	@Override
	public List<Expression> visitDereference(Expression.Dereference e) {
		return List.of(e.pointer());
	}

	@Override
	public List<Expression> visitAddressOf(Expression.AddressOf e) {
		return List.of(e.operand());
	}

	@Override
	public List<Expression> visitUnary(Expression.Unary e) {
		return List.of(e.operand());
	}

	@Override
	public List<Expression> visitBinary(Expression.Binary e) {
		return List.of(e.left(), e.right());
	}

	@Override
	public List<Expression> visitShortCircuit(Expression.ShortCircuit e) {
		return List.of(e.left(), e.right());
	}

	@Override
	public List<Expression> visitConditional(Expression.Conditional e) {
		return List.of(e.condition(), e.whenTrue(), e.whenFalse());
	}

	@Override
	public List<Expression> visitAssignment(Expression.Assignment e) {
		return List.of(e.target(), e.value());
	}

	@Override
	public List<Expression> visitIncrement(Expression.Increment e) {
		return List.of(e.target());
	}

	@Override
	public List<Expression> visitCall(Expression.Call e) {
		return Stream.concat(e.target().stream(), e.arguments().stream()).toList();
	}

	@Override
	public List<Expression> visitCast(Expression.Cast e) {
		return List.of(e.operand());
	}

	@Override
	public List<Expression> visitComma(Expression.Comma e) {
		return List.of(e.first(), e.second());
	}

	@Override
	public List<Expression> visitSizeOf(Expression.SizeOf e) {
		return List.of();
	}

	@Override
	public List<Expression> visitInitializerList(Expression.InitializerList e) {
		return e.elements();
	}

	@Override
	public List<Expression> visitAllocation(Expression.Allocation e) {
		return e.count().stream().toList();
	}

	@Override
	public List<Expression> visitArraySection(Expression.ArraySection e) {
		return Stream.of(Optional.of(e.base()), e.lower(), e.length(), e.stride()).flatMap(Optional::stream).toList();
	}

	@Override
	public List<Expression> visitUnmodelled(Expression.Unmodelled e) {
		return e.operands();
	}
}
