package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.racelens.frontend.cdt.lowering.Initializations;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.LibraryObjects;
import org.racelens.frontend.cdt.unit.InitializationOrder;
import org.racelens.frontend.cdt.unit.InitializedVariable;
import org.racelens.frontend.cdt.unit.LoweredVariable;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Unmodelled;

/**
 * The initializations of variables that live as long as the program or a thread: what is no constant is made by code, before {@code main}
 * in the order of the text, or where execution first gets to the declaration. C++ [basic.start], [stmt.dcl]
 */
public final class StaticInitialization implements Initializations {
	private final LoweringParts lowering;
	private final ConstantInitializers constants = new ConstantInitializers();
	private final LibraryObjects libraryObjects;
	private final AutomaticCalls automatic;
	private final List<Statement> first = new ArrayList<>();
	private final List<Statement> beforeMain = new ArrayList<>();
	private final List<Statement> beforeThread = new ArrayList<>();

	public StaticInitialization(LoweringParts lowering) {
		this.lowering = lowering;
		libraryObjects = new LibraryObjects(lowering);
		automatic = new AutomaticCalls(lowering);
	}

	@Override
	public void lowered(IASTFunctionDefinition definition, IASTName name, String key) {
		automatic.add(definition, name, key);
	}

	@Override
	public InitializedVariable ofNamespace(LoweredVariable lowered, SourceRange range) {
		boolean ofThreads = lowered.meaning().variable().isThreadLocal();
		return made(lowered, ofThreads, range);
	}

	@Override
	public List<Statement> ofBlock(LoweredVariable lowered, SourceRange range) {
		InitializedVariable made = made(lowered, true, range);
		lowering.unit().add(made.declaration());
		return made.code().<List<Statement>>map(List::of).orElse(List.of());
	}

	private InitializedVariable made(LoweredVariable lowered, boolean guarded, SourceRange range) {
		Variable variable = lowered.meaning().variable();
		automatic.addEndOf(variable, range);
		boolean constant = lowering.unit().isC()
				|| lowered.construction().isEmpty() && lowered.initializer().filter(e -> !constants.isConstant(e)).isEmpty();
		Optional<Expression> code = lowered.construction().or(lowered::initializer);
		if (!constant && libraryObjects.areAlone(variable.type(), code.orElseThrow())) {
			Expression unknown = new Expression.Unmodelled(
					Unit.expressionGap(range, Unlowered.WHAT_LIBRARY_MAKES_OF_X_IS_NOT_FOLLOWED.of(variable.name())), List.of(),
					variable.type(), range);
			return new InitializedVariable(new Declaration(variable, Optional.of(unknown), range), Optional.empty());
		}
		if (constant) {
			lowered.initializer().ifPresent(e -> constants.note(variable));
			return new InitializedVariable(new Declaration(variable, lowered.initializer(), range), Optional.empty());
		}
		Optional<Variable> guard = guarded ? Optional.of(guard(variable, range)) : Optional.empty();
		return new InitializedVariable(new Declaration(variable, Optional.empty(), range), Optional.of(
				new Initialization(new Declaration(variable, lowered.initializer(), range), lowered.construction(), guard, range)));
	}

	private Variable guard(Variable of, SourceRange range) {
		Variable guard = lowering.unit()
				.numbered(new Variable(0, "(" + of.name() + " is made)", IntegerType.INT, of.storage(), false, range));
		lowering.unit().add(new Declaration(guard, Optional.empty(), range));
		return guard;
	}

	@Override
	public void define(InitializedVariable made, List<Statement> code, InitializationOrder order) {
		lowering.unit().add(made.declaration());
		boolean ofThreads = made.declaration().variable().isThreadLocal();
		(ofThreads ? beforeThread : order == InitializationOrder.CONSTANT ? first : beforeMain).addAll(code);
	}

	@Override
	public void addEffects(List<Statement> code) {
		beforeMain.addAll(code);
	}

	@Override
	public void addUnknown(SourceRange range, Explanation why) {
		beforeMain.add(new Unmodelled(Unit.statementGap(range, why), List.of(), range));
	}

	@Override
	public void finish() {
		first.addAll(beforeMain);
		add(FunctionDefinition.BEFORE_MAIN, automatic.around(first));
		add(FunctionDefinition.BEFORE_THREAD, beforeThread);
	}

	private void add(String key, List<Statement> code) {
		if (!code.isEmpty()) {
			SourceRange range = SourceRange.startOf(lowering.unit().tree().source().path());
			lowering.unit()
					.add(new FunctionDefinition(key, key, List.of(), VoidType.VOID, Linkage.INTERNAL, new Block(code, range), range));
		}
	}
}
