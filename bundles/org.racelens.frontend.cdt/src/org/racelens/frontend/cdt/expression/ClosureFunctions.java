package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;

/**
 * The functions that closures without captures are converted to: each calls its closure's operator with what it is given. The closure holds
 * nothing, so that any object of its class will do. C++17 §8.1.5.1 p7
 */
final class ClosureFunctions {
	private final LoweringParts lowering;
	/** the operators by closure */
	private final Map<String, FunctionDefinition> operators = new HashMap<>();
	private final Set<String> made = new HashSet<>();

	ClosureFunctions(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** A closure with the operator that it is called by. */
	void know(String closure, FunctionDefinition operator) {
		operators.put(closure, operator);
	}

	/** A pointer to the function that does what an object does when called; empty if that is no closure. */
	Optional<Expression> pointer(Expression object) {
		if (!(object.type() instanceof RecordType type) || !operators.containsKey(type.name())) {
			return Optional.empty();
		}
		FunctionDefinition operator = operators.get(type.name());
		SourceRange range = object.range();
		String key = type.name() + "::(function)";
		if (made.add(key)) {
			lowering.unit().add(function(key, type, operator));
		}
		Expression pointer = new VariableReference(lowering.globals().function(key, operator.range()), range);
		boolean plain = object instanceof InitializerList || object instanceof VariableReference;
		return Optional.of(plain ? pointer : new Comma(object, pointer, range));
	}

	private FunctionDefinition function(String key, RecordType closure, FunctionDefinition operator) {
		SourceRange range = operator.range();
		List<Variable> parameters = new ArrayList<>();
		List<Expression> arguments = new ArrayList<>();
		arguments.add(Addresses.ofArgument(new InitializerList(List.of(), List.of(), closure, range)));
		for (Variable p : operator.parameters().subList(1, operator.parameters().size())) {
			Variable own = lowering.unit().numbered(p);
			parameters.add(own);
			arguments.add(new VariableReference(own, range));
		}
		Type result = operator.returnType();
		Expression call = new Call(operator.key(), Optional.empty(), arguments, result, range);
		Statement body = result instanceof VoidType ? new Statement.ExpressionStatement(call, range)
				: new Statement.Return(Optional.of(call), range);
		return new FunctionDefinition(key, closure.name(), parameters, result, Linkage.INTERNAL, new Block(List.of(body), range), range);
	}
}
