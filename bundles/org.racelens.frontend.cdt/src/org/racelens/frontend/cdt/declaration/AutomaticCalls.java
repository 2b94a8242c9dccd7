package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;

/**
 * The functions that nobody calls in the text but the program at its start and its end: those with the attributes {@code constructor} and
 * {@code destructor} (GCC manual, Common Function Attributes), and the destructors of objects that live as long as it.
 */
public final class AutomaticCalls {
	private static final int NO_PRIORITY = 1 << 16;
	/** what the analysis knows as the registration of a function for the end of the program */
	private static final String AT_END = "__racelens_at_exit";

	private final LoweringParts lowering;
	private final List<Starting> starting = new ArrayList<>();
	private final List<Statement> ending = new ArrayList<>();
	/** whether any function of the unit may be one; empty until it is asked for */
	private Optional<Boolean> areThere = Optional.empty();

	AutomaticCalls(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** @param priority functions with lower numbers are called before those with higher ones */
	private record Starting(int priority, Statement call) {
	}

	/** A function is lowered. */
	void add(IASTFunctionDefinition definition, IASTName name, String key) {
		if (areThere.isEmpty()) {
			areThere = Optional
					.of(Stream.of("constructor", "destructor").anyMatch(a -> Attributes.anywhere(lowering.unit().tree().unit(), a)));
		}
		if (areThere.get()) {
			addMarked(definition, name, key);
		}
	}

	private void addMarked(IASTFunctionDefinition definition, IASTName name, String key) {
		List<IASTDeclarator> declarators = Stream
				.concat(Stream.of(definition.getDeclarator()),
						Stream.of(lowering.unit().tree().unit().getDeclarationsInAST(name.getBinding()))
								.map(IASTNode::getParent).filter(IASTDeclarator.class::isInstance).map(IASTDeclarator.class::cast))
				.toList();
		SourceRange range = lowering.places().of(name);
		if (declarators.stream().anyMatch(d -> Attributes.mark(d, "constructor"))) {
			starting.add(new Starting(priority(declarators), call(key, List.of(), range)));
		}
		if (declarators.stream().anyMatch(d -> Attributes.mark(d, "destructor"))) {
			ending.add(call(AT_END, List.of(new VariableReference(lowering.globals().function(key, range), range)), range));
		}
	}

	/** A variable that lives as long as the program or a thread is defined: who ends that destroys it. C++17 [basic.start.term] p1, p2 */
	void addEndOf(Variable variable, SourceRange range) {
		Scope outside = lowering.globals().fileScope().function(new Frame(Optional.empty(), TemplateArguments.NONE, ""));
		lowering.constructions().destruction(variable, range, outside).ifPresent(end -> {
			String key = "(end of " + variable.name() + " " + variable.id() + ")";
			Statement body = new ExpressionStatement(end, range);
			lowering.unit().add(
					new FunctionDefinition(key, key, List.of(), VoidType.VOID, Linkage.INTERNAL, new Block(List.of(body), range), range));
			ending.add(call(AT_END, List.of(new VariableReference(lowering.globals().function(key, range), range)), range));
		});
	}

	private static Statement call(String callee, List<Expression> arguments, SourceRange range) {
		return new ExpressionStatement(new Call(callee, Optional.empty(), arguments, VoidType.VOID, range), range);
	}

	private static int priority(List<IASTDeclarator> declarators) {
		return declarators.stream().flatMap(d -> Attributes.markedArgument(d, "constructor").stream())
				.filter(t -> t.matches("\\d{1,5}")).mapToInt(Integer::parseInt).findFirst()
				.orElse(NO_PRIORITY);
	}

	/** All that is executed before {@code main}, around the code that makes variables. */
	List<Statement> around(List<Statement> initializations) {
		List<Statement> all = new ArrayList<>(ending);
		starting.sort(Comparator.comparingInt(Starting::priority));
		starting.stream().filter(s -> s.priority < NO_PRIORITY).forEach(s -> all.add(s.call));
		all.addAll(initializations);
		starting.stream().filter(s -> s.priority == NO_PRIORITY).forEach(s -> all.add(s.call));
		return all;
	}
}
