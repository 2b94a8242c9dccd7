package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression.ValueCategory;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.Constructions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.template.ConstructorChoice;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** How objects of class type come into being and go: the calls of their constructors and destructors. */
public final class ConstructionLowering implements Constructions {
	private final LoweringParts lowering;
	private final ConstructorChoice choice;
	private final Destructors destructors;
	private final UnknownConstruction unknown;

	public ConstructionLowering(LoweringParts lowering) {
		this.lowering = lowering;
		choice = new ConstructorChoice(lowering);
		destructors = new Destructors(lowering);
		unknown = new UnknownConstruction(lowering);
	}

	@Override
	public Optional<Expression> call(Expression address, IASTNode owner, IASTInitializer initializer, Type type, SourceRange range,
			Scope scope) {
		IASTInitializerClause[] arguments = lowering.packs().given(arguments(initializer), scope);
		Optional<Expression> listed = lowering.initializers().made(address, initializer, type, scope);
		if (listed.isPresent()) {
			return listed;
		}
		if (type instanceof ArrayType array && initializer == null) {
			Expression first = Addresses.ofFirst(address, array, range);
			return elements(first, array, range).or(() -> unknown(first, arguments, type, range, scope));
		}
		if (!(type instanceof RecordType)) {
			return unknown(address, arguments, type, range, scope);
		}
		if (lowering.unit().isC()) {
			return Optional.empty();
		}
		Optional<ICPPConstructor> found = choice.of(owner, arguments, type, scope);
		return found.isEmpty() ? unknown(address, arguments, type, range, scope)
				: found.filter(c -> !copies(c, initializer, scope)).flatMap(c -> call(c, address, arguments, range, scope))
						.map(c -> initializer != null && arguments.length == 0
								? new ValueInitialization(lowering).of(address, type, c, range) : c);
	}

	private Optional<Expression> unknown(Expression address, IASTInitializerClause[] arguments, Type type, SourceRange range, Scope scope) {
		return lowering.unit().isC() ? Optional.empty() : unknown.call(address, arguments, type, range, scope);
	}

	@Override
	public Optional<Expression> elements(Expression first, ArrayType array, SourceRange range) {
		Type element = array.element();
		while (element instanceof ArrayType inner) {
			element = inner.element();
		}
		boolean made = lowering.records().classOf(element).filter(this::isMade).isPresent();
		return made && !lowering.unit().tree().headers().isSystem(range.path()) ? lowering.rows().made(first, array, range)
				: Optional.empty();
	}

	private boolean isMade(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!c.isImplicit() && !lowering.functions().isDefaulted(c) && c.getRequiredArgumentCount() == 0) {
				return true;
			}
		}
		return lowering.records().definition(type).filter(lowering.functions()::needsConstruction).isPresent();
	}

	private Optional<Expression> call(ICPPConstructor c, Expression address, IASTInitializerClause[] arguments, SourceRange range,
			Scope scope) {
		if (!c.isImplicit() && !lowering.functions().isDefaulted(c)) {
			return Optional.of(lowering.expressions().calls().direct(c, Optional.of(address), arguments, range, scope));
		}
		boolean byDefault = arguments.length == 0 && c.getRequiredArgumentCount() == 0 && c.getParameters().length == 0;
		return byDefault
				? lowering.functions().requestImplicit(c, scope.frame().templateArguments())
						.map(key -> new Call(key, Optional.empty(), List.of(address), VoidType.VOID, range))
				: Optional.empty();
	}

	/**
	 * Whether an object only takes over the value of another: {@code T y = f()}, {@code T y = x} without a constructor of the program's.
	 */
	private boolean copies(ICPPConstructor c, IASTInitializer initializer, Scope scope) {
		boolean known = lowering.functions().request(c, scope.frame().templateArguments()).isPresent();
		IASTInitializerClause[] arguments = arguments(initializer);
		return arguments.length == 1 && choice.isCopy(c, scope)
				&& (c.isImplicit() || !known || initializer instanceof IASTEqualsInitializer && !isObject(arguments[0]));
	}

	/** Whether an expression names an object that exists, rather than making one. */
	private static boolean isObject(IASTInitializerClause e) {
		return e instanceof IASTExpression expression && expression.getValueCategory() != ValueCategory.PRVALUE;
	}

	/** What stands in the parentheses or braces of an initialiser. */
	public static IASTInitializerClause[] arguments(IASTInitializer initializer) {
		if (initializer instanceof ICPPASTConstructorInitializer c) {
			return c.getArguments();
		}
		if (initializer instanceof IASTInitializerList list) {
			return list.getClauses();
		}
		if (initializer instanceof IASTEqualsInitializer equals) {
			return equals.getInitializerClause() instanceof IASTInitializerList list
					? list.getClauses()
					: new IASTInitializerClause[] { equals.getInitializerClause() };
		}
		return new IASTInitializerClause[0];
	}

	@Override
	public Optional<Expression> temporary(IASTNode owner, IASTInitializerClause[] clauses, Type type, SourceRange range, Scope scope) {
		if (lowering.unit().isC() || !(type instanceof RecordType)) {
			return Optional.empty();
		}
		IASTInitializerClause[] arguments = lowering.packs().given(clauses, scope);
		Temporaries temporaries = scope.frame().temporaries();
		Variable variable = temporaries.fresh(lowering.unit(), type, range);
		Expression object = new VariableReference(variable, range);
		Expression address = Addresses.of(object, range);
		Optional<ICPPConstructor> found = choice.of(owner, arguments, type, scope);
		Optional<Expression> call = found.isEmpty() ? unknown(address, arguments, type, range, scope)
				: found.flatMap(c -> arguments.length == 1 && choice.isCopy(c, scope)
						? taken(address, arguments[0], scope) : call(c, address, arguments, range, scope));
		if (call.isEmpty()) {
			temporaries.withdraw(variable);
		}
		return call.map(c -> arguments.length == 0
				? new ValueInitialization(lowering).of(unnamed(variable, address, c, scope), variable, range, scope)
				: unnamed(variable, address, c, scope));
	}

	@Override
	public Comma unnamed(Variable variable, Expression address, Expression code, Scope scope) {
		boolean standard = lowering.records().classOf(variable.type()).filter(LibraryObjects::isStandard).isPresent();
		if (!standard && code instanceof Call c && !c.arguments().isEmpty() && isOf(c.arguments().get(0), address)) {
			scope.frame().temporaries().makes(variable, place -> {
				List<Expression> arguments = new ArrayList<>(c.arguments());
				arguments.set(0, c.arguments().get(0) instanceof Cast cast ? new Cast(place, cast.type(), cast.range()) : place);
				return new Call(c.callee(), c.target(), arguments, c.type(), c.range());
			});
		}
		return new Comma(code, new VariableReference(variable, code.range()), code.range());
	}

	private static boolean isOf(Expression argument, Expression address) {
		return argument.equals(address) || argument instanceof Cast c && c.operand().equals(address);
	}

	@Override
	public Optional<Expression> inPlace(Expression address, Expression value, Scope scope) {
		Temporaries temporaries = scope.frame().temporaries();
		return temporaries.maker(value).map(code -> {
			temporaries.withdraw(((VariableReference) ((Comma) value).second()).variable());
			return code.apply(address);
		});
	}

	@Override
	public Optional<Expression> started(Expression address, Expression value, Scope scope) {
		return inPlace(address, value, scope).or(() -> new CopyCodeLowering(lowering).copied(address, value));
	}

	/** Makes an object of another one that goes on to exist; empty where only a value is taken over. */
	private Optional<Expression> taken(Expression address, IASTInitializerClause other, Scope scope) {
		return isObject(other) ? new CopyCodeLowering(lowering).copied(address, lowering.expressions().lower(other, scope))
				: Optional.empty();
	}

	@Override
	public Expression copied(Expression value, Scope scope) {
		if (!(value.type() instanceof RecordType)) {
			return value;
		}
		Temporaries temporaries = scope.frame().temporaries();
		Variable variable = temporaries.fresh(lowering.unit(), value.type(), value.range());
		Expression address = Addresses.of(new VariableReference(variable, value.range()), value.range());
		Optional<Expression> code = new CopyCodeLowering(lowering).copied(address, value);
		if (code.isEmpty()) {
			temporaries.withdraw(variable);
			return value;
		}
		temporaries.becomes(variable);
		return unnamed(variable, address, code.get(), scope);
	}

	@Override
	public Optional<Expression> destruction(Variable variable, SourceRange range, Scope scope) {
		if (!destructors.matter(variable.type()) && !destructors.written(variable.type())) {
			return Optional.empty();
		}
		Expression address = Addresses.of(new VariableReference(variable, range), range);
		Optional<Expression> call = lowering.records().classOf(variable.type())
				.filter(c -> !destructors.ofPartsMatter(c) && !destructors.ofPartsWritten(c))
				.flatMap(Destructors::own)
				.map(d -> lowering.expressions().calls().direct(d, Optional.of(address), new IASTInitializerClause[0], range, scope));
		return call.or(() -> lowering.rows().ended(address, variable.type(), range));
	}

	@Override
	public boolean isDestroyed(Type type) {
		return destructors.matter(type);
	}

	@Override
	public boolean isPolymorphic(Type type) {
		return lowering.records().classOf(type)
				.filter(c -> c.getBases().length > 0 || Destructors.own(c).filter(ICPPMethod::isVirtual).isPresent()).isPresent();
	}

	/** The end of an unnamed or copied object which is not followed. */
	static Unmodelled undestroyed(List<Expression> parts, Type type, SourceRange range) {
		return new Unmodelled(Unit.expressionGap(range, Unlowered.DESTRUCTOR_OF_OBJECT_IS_NOT_FOLLOWED_HERE.of()), parts, type,
				range);
	}

	@Override
	public Expression used(Expression value, Scope scope) {
		boolean unnamed = value instanceof Call || value instanceof InitializerList || value instanceof Cast;
		return unnamed && value.type() instanceof RecordType ? ended(value, scope) : value;
	}

	@Override
	public Expression ended(Expression value, Scope scope) {
		if (!named(value).isEmpty() || !destructors.matter(value.type())) {
			return value;
		}
		Variable object = scope.frame().temporaries().fresh(lowering.unit(), value.type(), value.range());
		Expression use = new VariableReference(object, value.range());
		return new Comma(new Assignment(Optional.empty(), use, value, value.type(), value.range()), use, value.range());
	}

	@Override
	public Expression unended(Expression value) {
		return destructors.matter(value.type()) ? undestroyed(List.of(value), value.type(), value.range()) : value;
	}

	@Override
	public Expression kept(Type target, Expression value, Scope scope) {
		if (!value.type().equals(target)) {
			return used(value, scope);
		}
		named(value).forEach(scope.frame().temporaries()::becomes);
		return value;
	}

	@Override
	public Expression referred(Expression value, Scope scope) {
		Expression object = used(value, scope);
		named(object).forEach(scope.frame().temporaries()::extend);
		return object;
	}

	/** The variables of the objects of which one was made just for this value. */
	private static List<Variable> named(Expression value) {
		return value instanceof Comma c && c.second() instanceof VariableReference r ? List.of(r.variable()) : List.of();
	}
}
