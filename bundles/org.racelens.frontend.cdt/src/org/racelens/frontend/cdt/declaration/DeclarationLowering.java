package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTProblemDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAliasDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNamespaceAlias;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTReferenceOperator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStaticAssertDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTUsingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTUsingDirective;
import org.racelens.frontend.cdt.directive.ClauseScope;
import org.racelens.frontend.cdt.lowering.Declarations;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.LoweredVariable;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfType;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Unmodelled;

/** Declarations of variables and types. */
public final class DeclarationLowering implements Declarations {
	private static final String CLEANUP = "cleanup";

	private final LoweringParts lowering;
	private final StructuredBindings bindings;

	public DeclarationLowering(LoweringParts lowering) {
		this.lowering = lowering;
		bindings = new StructuredBindings(lowering);
	}

	@Override
	public List<Statement> bound(ICPPASTStructuredBindingDeclaration declaration, Expression value, Scope scope) {
		return bindings.lower(declaration, value, scope);
	}

	@Override
	public LoweredVariable variable(IASTDeclarator d, IASTDeclSpecifier specifier, Storage storage, Scope scope, Optional<Variable> early) {
		if (Declarators.isAuto(specifier) && initializer(d) != null) {
			return deduced(d, specifier, storage, scope, early);
		}
		return variable(d, lowering.types().declared(d, specifier, lowering.types().specified(specifier, scope), scope), storage, scope,
				early);
	}

	private static IASTInitializer initializer(IASTDeclarator d) {
		return d.getInitializer() != null ? d.getInitializer() : Declarators.innermost(d).getInitializer();
	}

	private LoweredVariable variable(IASTDeclarator d, DeclaredType written, Storage storage, Scope scope, Optional<Variable> early) {
		DeclaredType declared = written.reference() ? written
				: written.of(lowering.initializers().completed(written.type(), initializer(d), scope));
		IASTDeclarator named = Declarators.innermost(d);
		SourceRange place = lowering.places().of(named.getName());
		Variable first = early.orElseGet(() -> fresh(named, declared, storage));
		// the initialiser may name the variable: int *p = malloc(sizeof *p)
		Scope inside = scope.inner();
		inside.declare(first.name(), new OfVariable(first, declared.reference()));
		Type referent = declared.reference() ? Arithmetic.pointee(declared.type()) : declared.type();
		Expression address = Addresses.of(new VariableReference(first, place), place);
		Optional<Expression> construction = lowering.constructions().call(address, named, initializer(d), declared.type(), place, inside);
		Optional<Expression> value = construction.isPresent() ? Optional.empty()
				: lowering.initializers().of(initializer(d), referent, inside);
		return finished(first, declared, value, construction, inside);
	}

	private Variable fresh(IASTDeclarator named, DeclaredType declared, Storage storage) {
		Variable variable = new Variable(0, Names.simple(named.getName()), declared.type(), storage, declared.constant(),
				lowering.places().of(named.getName()));
		return lowering.unit().numbered(declared.reference() ? variable.reference() : variable);
	}

	private LoweredVariable finished(Variable first, DeclaredType declared, Optional<Expression> value, Optional<Expression> construction,
			Scope scope) {
		Optional<Expression> held = lowering.conversions().to(declared.type(),
				value.map(v -> declared.reference() ? Addresses.ofArgument(referred(v, declared, scope)) : v), scope)
				.map(v -> declared.reference() ? v : lowering.constructions().kept(declared.type(), v, scope));
		Variable variable = new Variable(first.id(), first.name(), Aggregates.completed(declared.type(), held), first.storage(),
				declared.constant(),
				first.declaration(), first.origin());
		held.ifPresent(v -> lowering.constants().note(variable, v));
		Optional<Expression> copied = held.filter(v -> !declared.reference() && v.type().equals(variable.type())).flatMap(v -> lowering
				.constructions().started(Addresses.of(new VariableReference(variable, v.range()), v.range()), v, scope));
		if (copied.isPresent()) {
			return new LoweredVariable(new OfVariable(variable, false), Optional.empty(), copied);
		}
		return new LoweredVariable(new OfVariable(variable, declared.reference()), held, construction);
	}

	private Expression referred(Expression value, DeclaredType declared, Scope scope) {
		Type referent = Arithmetic.pointee(declared.type());
		Expression object = Addresses.isObject(value)
				? lowering.conversions().bound(referent, value, scope)
				: lowering.conversions().copied(referent, value, scope);
		return lowering.constructions().referred(object, scope);
	}

	/** {@code auto x = e}: the declarator makes the variable's type of the initialiser's. */
	private LoweredVariable deduced(IASTDeclarator d, IASTDeclSpecifier specifier, Storage storage, Scope scope, Optional<Variable> early) {
		Optional<Expression> value = lowering.initializers().of(initializer(d), new Type.UnknownType("auto"), scope);
		Type base = value.map(v -> deduced(d, v.type())).orElse(new Type.UnknownType("auto"));
		DeclaredType declared = lowering.types().declared(d, specifier, base, scope);
		Variable variable = early.orElseGet(() -> fresh(Declarators.innermost(d), declared, storage));
		return finished(variable, declared, value, Optional.empty(), scope);
	}

	/** The type {@code auto} stands for. */
	private static Type deduced(IASTDeclarator d, Type type) {
		IASTPointerOperator[] operators = d.getPointerOperators();
		if (operators.length > 0 && operators[operators.length - 1] instanceof ICPPASTReferenceOperator) {
			return type;
		}
		Type decayed = Arithmetic.decayed(type);
		return operators.length > 0 && decayed instanceof PointerType p ? p.pointee() : decayed;
	}

	@Override
	public List<Statement> local(IASTDeclaration declaration, Scope scope) {
		SourceRange range = lowering.places().of(declaration);
		if (declaration instanceof IASTASMDeclaration asm) {
			ModelGap gap = Unit.statementGap(range, Unlowered.INLINE_ASSEMBLY_IS_NOT_MODELLED.of());
			return new AssemblyLowering(lowering).lower(asm.getAssembly(), range, scope).orElseGet(() -> List
					.of(new ExpressionStatement(new Expression.Unmodelled(gap, List.of(), Type.VoidType.VOID, range), range)));
		}
		if (declaration instanceof IASTFunctionDefinition) {
			lowering.pragmas().between(Places.start(declaration), Places.end(declaration)).forEach(lowering.pragmas()::place);
			return List.of(new Unmodelled(Unit.statementGap(range, Unlowered.FUNCTION_INSIDE_A_FUNCTION_IS_NOT_MODELLED.of()),
					List.of(), range));
		}
		if (declaration instanceof ICPPASTStructuredBindingDeclaration binding) {
			return lowering.initializers().of(binding.getInitializer(), new Type.UnknownType("auto"), scope)
					.map(v -> bindings.lower(binding, v, scope))
					.orElseGet(() -> List
							.of(new Unmodelled(Unit.statementGap(range, Unlowered.STRUCTURED_BINDING_IS_NOT_MODELLED.of()),
									List.of(), range)));
		}
		if (declaration instanceof IASTSimpleDeclaration simple) {
			return simple(simple, scope);
		}
		if (declaration instanceof ICPPASTAliasDeclaration alias) {
			DeclaredType declared = lowering.types().declared(alias.getMappingTypeId(), scope);
			scope.declare(alias.getAlias().toString(), new OfType(declared.type(), declared.reference()));
			return List.of();
		}
		if (declaration instanceof IASTProblemDeclaration problem) {
			return List.of(
					new Unmodelled(Unit.unreadable(range, Unlowered.DECLARATION_CANNOT_BE_READ_X.of(problem.getProblem().getMessage())),
							List.of(), range));
		}
		boolean harmless = declaration instanceof ICPPASTUsingDeclaration || declaration instanceof ICPPASTUsingDirective
				|| declaration instanceof ICPPASTStaticAssertDeclaration
				|| declaration instanceof ICPPASTNamespaceAlias;
		return harmless
				? List.of()
				: List.of(new Unmodelled(Unit.statementGap(range, Unlowered.THIS_KIND_OF_DECLARATION_IS_NOT_MODELLED.of()),
						List.of(), range));
	}

	private List<Statement> simple(IASTSimpleDeclaration declaration, Scope scope) {
		IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
		Type base = Declarators.isAuto(specifier) ? null : lowering.types().specified(specifier, scope);
		if (specifier.getStorageClass() == IASTDeclSpecifier.sc_typedef) {
			SourceRange range = lowering.places().of(declaration);
			return named(declaration, base, scope).stream().filter(DeclarationLowering::hasComputedLength).map(t -> lengths(t, range))
					.toList();
		}
		List<Statement> result = new ArrayList<>();
		for (IASTDeclarator d : declaration.getDeclarators()) {
			if (Declarators.declaresFunction(d)) {
				lowering.functions().announce(d, specifier);
			} else if (specifier.getStorageClass() == IASTDeclSpecifier.sc_extern) {
				scope.declare(Names.simple(Declarators.innermost(d).getName()), lowering.globals().inBlock(d));
			} else {
				result.addAll(local(d, specifier, base, scope));
			}
		}
		return result;
	}

	private List<Statement> local(IASTDeclarator d, IASTDeclSpecifier specifier, Type base, Scope scope) {
		String name = Names.simple(Declarators.innermost(d).getName());
		boolean threadLocal = Declarators.isThreadLocal(specifier) || isStatic(specifier) && lowering.pragmas().isThreadPrivate(name);
		Storage storage = threadLocal ? Storage.STATIC_THREAD_LOCAL : isStatic(specifier) ? Storage.STATIC_LOCAL : Storage.LOCAL;
		LoweredVariable lowered = base == null
				? variable(d, specifier, storage, scope, Optional.empty())
				: variable(d, lowering.types().declared(d, specifier, base, scope), storage, scope, Optional.empty());
		scope.declare(name, storage == Storage.LOCAL ? lowered.meaning() : lowering.globals().inFunction(lowered.meaning(), d));
		SourceRange range = lowering.places().of(d);
		if (storage != Storage.LOCAL) {
			return lowering.initialization().ofBlock(lowered, range);
		}
		if (Attributes.mark(d, CLEANUP)) {
			cleanUp(lowered.meaning().variable(), Attributes.markedArgument(d, CLEANUP), range, scope);
		}
		List<Statement> result = new ArrayList<>(List.of(new Declaration(lowered.meaning().variable(), lowered.initializer(), range)));
		lowered.construction().ifPresent(c -> result.add(new ExpressionStatement(c, range)));
		return result;
	}

	private void cleanUp(Variable variable, Optional<String> function, SourceRange range, Scope scope) {
		Optional<Expression> call = function
				.flatMap(f -> new ClauseScope(lowering, scope).expression(f + "(&" + variable.name() + ")", range));
		lowering.destruction().cleanUp(variable, call.orElseGet(() -> new Expression.Unmodelled(
				Unit.expressionGap(range, Unlowered.WHAT_IS_CALLED_AT_THE_END_OF_X_IS_NOT_KNOWN.of(variable.name())), List.of(),
				Type.VoidType.VOID, range)));
	}

	private static boolean isStatic(IASTDeclSpecifier specifier) {
		return specifier.getStorageClass() == IASTDeclSpecifier.sc_static;
	}

	@Override
	public void typedefs(IASTSimpleDeclaration declaration, Type base, Scope scope) {
		named(declaration, base, scope);
	}

	/** The types that a {@code typedef} names, which are known in the scope from here on. */
	private List<Type> named(IASTSimpleDeclaration declaration, Type base, Scope scope) {
		List<Type> types = new ArrayList<>();
		for (IASTDeclarator d : declaration.getDeclarators()) {
			DeclaredType declared = lowering.types().declared(d, declaration.getDeclSpecifier(), base, scope);
			scope.declare(Declarators.innermost(d).getName().toString(), new OfType(declared.type(), declared.reference()));
			types.add(declared.type());
		}
		return types;
	}

	private static boolean hasComputedLength(Type type) {
		return type instanceof ArrayType a
				? hasComputedLength(a.element()) || a.length().filter(n -> !(n instanceof IntegerLiteral)).isPresent()
				: type instanceof PointerType p && hasComputedLength(p.pointee());
	}

	/** Lengths are evaluated where the {@code typedef} stands, as those of a variable's type are. C17 §6.7.8p3 */
	private Statement lengths(Type type, SourceRange range) {
		Variable holder = lowering.unit().numbered(
				new Variable(0, "(lengths)", new PointerType(type, false), Storage.LOCAL, false, range, Variable.Origin.MADE));
		return new Declaration(holder, Optional.empty(), range);
	}
}
