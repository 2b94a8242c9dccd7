package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.ast.IASTProblemDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTAliasDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTReferenceOperator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTUsingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTUsingDirective;
import org.racelens.frontend.cdt.Scope.OfType;
import org.racelens.frontend.cdt.Scope.OfVariable;
import org.racelens.frontend.cdt.TypeLowering.Declared;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.InitializerList;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.stmt.Statement.ExpressionStatement;
import org.racelens.model.stmt.Statement.Unmodelled;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;

/** Declarations of variables and types. */
final class DeclarationLowering {
	private final Lowering lowering;

	DeclarationLowering(Lowering lowering) {
		this.lowering = lowering;
	}

	/**
	 * A variable and how it starts.
	 *
	 * @param initializer its first value
	 * @param construction the call that makes it, if there is no first value
	 */
	record Lowered(OfVariable meaning, Optional<Expression> initializer, Optional<Expression> construction) {
		/** The first value of an object that is made before the program starts; what a constructor makes of it is not known. */
		Optional<Expression> staticInitializer() {
			return construction.<Expression>map(c -> new Expression.Unmodelled(
					Unit.expressionGap(c.range(), "the constructor of an object that lives as long as the program is not followed"), List.of(),
					meaning.variable().type(), c.range())).or(() -> initializer);
		}
	}

	static boolean isThreadLocal(IASTDeclSpecifier specifier) {
		return specifier instanceof ICPPASTDeclSpecifier cpp && cpp.isThreadLocal()
				|| Attributes.has(specifier, PredefinedMacros.THREAD_LOCAL_ATTRIBUTE)
				|| Attributes.has(specifier.getParent(), PredefinedMacros.THREAD_LOCAL_ATTRIBUTE);
	}

	/**
	 * Lowers one declarator of a variable; the name is not entered in the scope.
	 *
	 * @param early the variable, if it had to be made before its declaration was met
	 */
	Lowered variable(IASTDeclarator d, IASTDeclSpecifier specifier, Storage storage, Scope scope, Optional<Variable> early) {
		IASTDeclarator named = TypeLowering.innermost(d);
		IASTInitializer initializer = d.getInitializer() != null ? d.getInitializer() : named.getInitializer();
		Type base = TypeLowering.isAuto(specifier) && initializer != null
				? deduced(d, initializer, scope)
				: lowering.types().specified(specifier, scope);
		return variable(d, lowering.types().declared(d, specifier, base, scope), storage, scope, early);
	}

	private Lowered variable(IASTDeclarator d, Declared declared, Storage storage, Scope scope, Optional<Variable> early) {
		IASTDeclarator named = TypeLowering.innermost(d);
		String name = Names.simple(named.getName());
		SourceRange place = lowering.places().of(named.getName());
		IASTInitializer initializer = d.getInitializer() != null ? d.getInitializer() : named.getInitializer();
		// the initialiser may name the variable: int *p = malloc(sizeof *p)
		Variable first = early.orElseGet(() -> lowering.unit().variable(name, declared.type(), storage, declared.constant(), place));
		Scope inside = scope.inner();
		inside.declare(name, new OfVariable(first, declared.reference()));
		Type referent = declared.reference() ? ((PointerType) declared.type()).pointee() : declared.type();
		Expression address = OperatorLowering.address(new VariableReference(first, place), place);
		Optional<Expression> construction = lowering.constructions().call(address, named, initializer, declared.type(), place, inside);
		Optional<Expression> value = construction.isPresent()
				? Optional.empty()
				: lowering.conversions().to(declared.type(), lowering.initializers().of(initializer, referent, inside)
						.map(v -> declared.reference() ? CallLowering.addressOf(v) : v));
		Variable variable = new Variable(first.id(), name, completed(declared.type(), value), first.storage(), first.constant(), place);
		value.ifPresent(v -> lowering.constants().note(variable, v));
		return new Lowered(new OfVariable(variable, declared.reference()), value, construction);
	}

	/** The type {@code auto} stands for, so that the declarator makes the initialiser's type of it. */
	private Type deduced(IASTDeclarator d, IASTInitializer initializer, Scope scope) {
		Type type = lowering.initializers().of(initializer, new Type.UnknownType("auto"), scope).map(Expression::type)
				.orElse(new Type.UnknownType("auto"));
		IASTPointerOperator[] operators = d.getPointerOperators();
		if (operators.length > 0 && operators[operators.length - 1] instanceof ICPPASTReferenceOperator) {
			return type;
		}
		Type decayed = Arithmetic.decayed(type);
		return operators.length > 0 && decayed instanceof PointerType p ? p.pointee() : decayed;
	}

	/** An array whose length its initialiser gives. */
	private static Type completed(Type type, Optional<Expression> value) {
		if (!(type instanceof ArrayType array) || array.length().isPresent() || value.isEmpty()) {
			return type;
		}
		if (value.get() instanceof InitializerList list) {
			long length = list.positions().stream().mapToLong(p -> p + 1).max().orElse(0);
			return new ArrayType(array.element(), Optional.of(new IntegerLiteral(length, IntegerType.SIZE, list.range())));
		}
		return value.get().type() instanceof ArrayType string ? new ArrayType(array.element(), string.length()) : type;
	}

	/** A declaration in a block. */
	List<Statement> local(IASTDeclaration declaration, Scope scope) {
		SourceRange range = lowering.places().of(declaration);
		if (declaration instanceof ICPPASTStructuredBindingDeclaration || declaration instanceof IASTASMDeclaration) {
			String what = declaration instanceof IASTASMDeclaration ? "inline assembly" : "a structured binding";
			return List.of(new Unmodelled(Unit.statementGap(range, what + " is not modelled"), List.of(), range));
		}
		if (declaration instanceof IASTSimpleDeclaration simple) {
			return simple(simple, scope);
		}
		if (declaration instanceof ICPPASTAliasDeclaration alias) {
			scope.declare(alias.getAlias().toString(), new OfType(lowering.types().of(alias.getMappingTypeId(), scope)));
			return List.of();
		}
		if (declaration instanceof IASTProblemDeclaration problem) {
			String message = "the declaration cannot be read: " + problem.getProblem().getMessage();
			return List.of(new Unmodelled(new ModelGap(GapKind.PARSE_PROBLEM, range, message), List.of(), range));
		}
		boolean harmless = declaration instanceof ICPPASTUsingDeclaration || declaration instanceof ICPPASTUsingDirective
				|| declaration instanceof org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStaticAssertDeclaration
				|| declaration instanceof org.eclipse.cdt.core.dom.ast.cpp.ICPPASTNamespaceAlias;
		return harmless
				? List.of()
				: List.of(new Unmodelled(Unit.statementGap(range, "this kind of declaration is not modelled"), List.of(), range));
	}

	private List<Statement> simple(IASTSimpleDeclaration declaration, Scope scope) {
		IASTDeclSpecifier specifier = declaration.getDeclSpecifier();
		Type base = TypeLowering.isAuto(specifier) ? null : lowering.types().specified(specifier, scope);
		if (specifier.getStorageClass() == IASTDeclSpecifier.sc_typedef) {
			typedefs(declaration, base, scope);
			return List.of();
		}
		List<Statement> result = new ArrayList<>();
		for (IASTDeclarator d : declaration.getDeclarators()) {
			if (TypeLowering.declaresFunction(d)) {
				lowering.functions().announce(d, specifier);
			} else if (specifier.getStorageClass() == IASTDeclSpecifier.sc_extern) {
				scope.declare(Names.simple(TypeLowering.innermost(d).getName()), lowering.globals().external(d));
			} else {
				result.addAll(local(d, specifier, base, scope));
			}
		}
		return result;
	}

	private List<Statement> local(IASTDeclarator d, IASTDeclSpecifier specifier, Type base, Scope scope) {
		String name = Names.simple(TypeLowering.innermost(d).getName());
		Optional<ICPPASTLambdaExpression> lambda = base == null && !isStatic(specifier) ? LambdaLowering.initial(d) : Optional.empty();
		if (lambda.isPresent()) {
			return new LambdaLowering(lowering).declare(name, lambda.get(), scope);
		}
		boolean threadLocal = isThreadLocal(specifier) || isStatic(specifier) && lowering.pragmas().isThreadPrivate(name);
		Storage storage = threadLocal ? Storage.THREAD_LOCAL : isStatic(specifier) ? Storage.STATIC_LOCAL : Storage.LOCAL;
		Lowered lowered = base == null
				? variable(d, specifier, storage, scope, Optional.empty())
				: variable(d, lowering.types().declared(d, specifier, base, scope), storage, scope, Optional.empty());
		scope.declare(name, lowered.meaning());
		SourceRange range = lowering.places().of(d);
		if (storage != Storage.LOCAL) {
			lowering.unit().add(new Declaration(lowered.meaning().variable(), lowered.staticInitializer(), range));
			return List.of();
		}
		List<Statement> result = new ArrayList<>(List.of(new Declaration(lowered.meaning().variable(), lowered.initializer(), range)));
		lowered.construction().ifPresent(c -> result.add(new ExpressionStatement(c, range)));
		return result;
	}

	private static boolean isStatic(IASTDeclSpecifier specifier) {
		return specifier.getStorageClass() == IASTDeclSpecifier.sc_static;
	}

	/** Enters the names a {@code typedef} declares. */
	void typedefs(IASTSimpleDeclaration declaration, Type base, Scope scope) {
		for (IASTDeclarator d : declaration.getDeclarators()) {
			Type type = lowering.types().declared(d, declaration.getDeclSpecifier(), base, scope).type();
			scope.declare(TypeLowering.innermost(d).getName().toString(), new OfType(type));
		}
	}
}
