package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Loop;

/** Code that is repeated for each element of an array: written out for few elements, else a loop. */
final class ElementCode {
	private static final long MOST_UNROLLED = 8;

	private final Unit unit;

	ElementCode(Unit unit) {
		this.unit = unit;
	}

	/** @param code for one element whose index is given; empty if there is nothing to do */
	List<Statement> repeated(ArrayType array, Expression length, SourceRange range,
			Function<Expression, Optional<Expression>> code) {
		if (isShort(array)) {
			return LongStream.range(0, ((IntegerLiteral) length).value()).mapToObj(i -> new IntegerLiteral(i, IntegerType.SIZE, range))
					.flatMap(i -> code.apply(i).stream()).<Statement>map(e -> new ExpressionStatement(e, range)).toList();
		}
		Variable index = unit.numbered(new Variable(0, "(index)", IntegerType.SIZE, Storage.LOCAL, false, range));
		return code.apply(new VariableReference(index, range)).map(e -> List.of(loop(index, length, e, range))).orElse(List.of());
	}

	/** Whether the code is written out for each element. */
	static boolean isShort(ArrayType array) {
		return array.length().orElse(null) instanceof IntegerLiteral n && n.value() <= MOST_UNROLLED;
	}

	/** The address of an element of the array that a pointer leads to. */
	static Expression address(Variable row, ArrayType array, Expression index, SourceRange range) {
		Expression whole = new Dereference(new VariableReference(row, range), array, range);
		return Addresses.of(new Subscript(whole, index, array.element(), range), range);
	}

	private static Statement loop(Variable index, Expression length, Expression each, SourceRange range) {
		Expression use = new VariableReference(index, range);
		Expression test = new Binary(Operator.LESS, use, length, IntegerType.BOOL, range);
		Statement start = new Declaration(index, Optional.of(new IntegerLiteral(0, IntegerType.SIZE, range)), range);
		Statement body = new Block(List.of(new ExpressionStatement(each, range)), range);
		return new Loop(Optional.of(start), Optional.of(test), Optional.of(new Increment(true, false, use, IntegerType.SIZE, range)), false,
				body, range);
	}
}
