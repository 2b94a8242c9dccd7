package org.racelens.execution.call;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.value.Layout;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.library.LibraryModels.Behaviour;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.Continue;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.syntax.Walk;

/**
 * Whether a function, as its text says, reads and writes nothing but numbers in variables of its own, takes and yields numbers, and calls
 * such functions alone: what it yields is determined by its arguments, and nothing else happens.
 */
final class ComputingText {
	private final Machine machine;
	private final GivenModels models;

	ComputingText(Machine machine, GivenModels models) {
		this.machine = machine;
		this.models = models;
	}

	/** @param around the functions whose calls lead here; those that call themselves may have no end */
	boolean computes(FunctionDefinition function, Set<String> around) {
		boolean plain = function.arity() == Arity.FIXED && function.parameters().stream().allMatch(this::isOwnNumber)
				&& isOfNumbers(function.returnType()) && !machine.program().unit().neverReturning().contains(function.key());
		if (!plain || !around.add(function.key())) {
			return false;
		}
		AtomicBoolean all = new AtomicBoolean(true);
		Walk.statements(function.body(), s -> all.compareAndSet(true, computes(s, around)));
		around.remove(function.key());
		return all.get();
	}

	private boolean computes(Statement s, Set<String> around) {
		boolean known = s instanceof Block || s instanceof ExpressionStatement || s instanceof If || s instanceof Switch
				|| s instanceof CaseLabel || s instanceof Break || s instanceof Continue || s instanceof Return
				|| s instanceof Loop l && l.condition().filter(c -> !isConstant(c)).isPresent()
				|| s instanceof Declaration d && isOwnNumber(d.variable());
		return known && Walk.ownExpressions(s).stream().allMatch(e -> computes(e, around));
	}

	/** Whether an expression names no variable: a loop with such a condition may have no end. */
	private static boolean isConstant(Expression e) {
		AtomicBoolean varies = new AtomicBoolean();
		Walk.expressions(e, x -> varies.compareAndSet(false, x instanceof VariableReference));
		return !varies.get();
	}

	private boolean computes(Expression e, Set<String> around) {
		boolean known = e instanceof IntegerLiteral || e instanceof FloatingLiteral || e instanceof Member || e instanceof Unary
				|| e instanceof Binary || e instanceof ShortCircuit || e instanceof Conditional || e instanceof Assignment
				|| e instanceof Increment || e instanceof Comma || e instanceof InitializerList
				|| e instanceof VariableReference r && isOwnNumber(r.variable())
				|| e instanceof Subscript s && s.base().type() instanceof ArrayType
				|| e instanceof Cast c && isOfNumbers(c.type()) && isOfNumbers(c.operand().type())
				|| e instanceof Call c && c.target().isEmpty() && isComputed(c, around);
		return known && !machine.program().unit().volatiles().contains(e.range())
				&& Walk.operands(e).stream().allMatch(o -> computes(o, around));
	}

	private boolean isComputed(Call e, Set<String> around) {
		if (machine.program().unit().declared().variants().stream().anyMatch(v -> v.base().equals(e.callee()))) {
			return false;
		}
		FunctionDefinition callee = machine.program().functions().get(e.callee());
		return callee != null ? computes(callee, around)
				: models.of(e).isEmpty() && LibraryModels.behaviour(e).filter(b -> b == Behaviour.PURE).isPresent()
						&& e.arguments().stream().allMatch(a -> isOfNumbers(a.type()));
	}

	/** Whether a variable is one for each call, and holds numbers alone, of which no expression tells how many they are. */
	private boolean isOwnNumber(Variable variable) {
		return variable.isAutomatic() && !variable.isReference() && isOfNumbers(element(variable.type()))
				&& machine.layout().size(variable.type()).isPresent();
	}

	private static Type element(Type type) {
		return type instanceof ArrayType a ? element(a.element()) : type;
	}

	private boolean isOfNumbers(Type type) {
		List<Type> scalars = Layout.isScalar(type) ? List.of(Layout.value(type))
				: machine.layout().parts(type).orElse(List.of()).stream().map(p -> Layout.value(p.type())).toList();
		return !scalars.isEmpty() && scalars.stream().allMatch(t -> t instanceof IntegerType || t instanceof FloatingType);
	}
}
