package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IProblemBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier.ICPPASTBaseSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorChainInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ExpressionStatement;

/** What a constructor does before its body: base classes, then members in the order of their declaration. C++17 §15.6.2. */
final class MemberInitialization {
	private final LoweringParts lowering;

	MemberInitialization(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** @param syntax to which CDT attaches the chosen constructor */
	private record Given(IASTNode syntax, IASTInitializer initializer) {
	}

	/** The initialisations of a constructor with the list that is written before its body. */
	List<Statement> statements(ICPPASTFunctionDefinition definition, ICPPConstructor c, Scope scope) {
		Map<String, Given> given = new HashMap<>();
		for (ICPPASTConstructorChainInitializer chain : definition.getMemberInitializers()) {
			IBinding target = chain.getMemberInitializerId().resolveBinding();
			boolean delegates = target instanceof ICPPConstructor d && d.getClassOwner() != null
					&& d.getClassOwner().equals(c.getClassOwner())
					|| target instanceof ICPPClassType t && t.equals(c.getClassOwner());
			if (delegates) {
				return base(new VariableReference(self(scope), lowering.places().of(chain)), pointee(scope),
						new Given(chain, chain.getInitializer()),
						lowering.places().of(chain), scope);
			}
			given.put(Names.simple(chain.getMemberInitializerId()), new Given(chain, chain.getInitializer()));
		}
		return lowering.records().classOf(pointee(scope)).flatMap(lowering.records()::definition).map(t -> statements(t, given, scope))
				.orElse(List.of());
	}

	/** The initialisations that the declarations of the members alone ask for. */
	List<Statement> statements(IASTCompositeTypeSpecifier type, Scope scope) {
		return statements(type, Map.of(), scope);
	}

	/** What one member starts with by its declaration. */
	List<Statement> declared(IASTDeclarator member, Scope scope) {
		return member(member, ((IASTSimpleDeclaration) member.getParent()).getDeclSpecifier(), Map.of(), scope);
	}

	private static Variable self(Scope scope) {
		return scope.frame().self().orElseThrow();
	}

	private static Type pointee(Scope scope) {
		return Arithmetic.pointee(self(scope).type());
	}

	private List<Statement> statements(IASTCompositeTypeSpecifier type, Map<String, Given> given, Scope scope) {
		List<Statement> result = new ArrayList<>();
		if (type instanceof ICPPASTCompositeTypeSpecifier cpp) {
			for (ICPPASTBaseSpecifier base : cpp.getBaseSpecifiers()) {
				result.addAll(base(base, given, scope));
			}
		}
		result.addAll(members(type, given, scope));
		return result;
	}

	/** What members start with; those of an unnamed struct or union are members of the class around it. C++17 §12.3.1 */
	private List<Statement> members(IASTCompositeTypeSpecifier type, Map<String, Given> given, Scope scope) {
		List<Statement> result = new ArrayList<>();
		for (IASTDeclaration member : type.getMembers()) {
			if (member instanceof IASTSimpleDeclaration simple && stores(simple)) {
				for (IASTDeclarator d : simple.getDeclarators()) {
					if (type.getKey() != IASTCompositeTypeSpecifier.k_union || starts(type, d, given)) {
						result.addAll(member(d, simple.getDeclSpecifier(), given, scope));
					}
				}
				unnamed(simple).ifPresent(inner -> result.addAll(members(inner, given, scope)));
			}
		}
		return result;
	}

	/** The unnamed struct or union that a declaration makes a member. */
	private static Optional<IASTCompositeTypeSpecifier> unnamed(IASTSimpleDeclaration d) {
		return d.getDeclarators().length == 0 && d.getDeclSpecifier() instanceof IASTCompositeTypeSpecifier c
				&& c.getName().toString().isEmpty() ? Optional.of(c) : Optional.empty();
	}

	/** Whether a union starts with a member of it: the constructor names that one, or names none and its declaration has a value. */
	private static boolean starts(IASTCompositeTypeSpecifier union, IASTDeclarator member, Map<String, Given> given) {
		boolean named = Arrays.stream(union.getMembers()).filter(IASTSimpleDeclaration.class::isInstance)
				.flatMap(m -> Arrays.stream(((IASTSimpleDeclaration) m).getDeclarators()))
				.anyMatch(d -> given.containsKey(Declarators.innermost(d).getName().toString()));
		return named ? given.containsKey(Declarators.innermost(member).getName().toString()) : member.getInitializer() != null;
	}

	private static boolean stores(IASTSimpleDeclaration d) {
		int storage = d.getDeclSpecifier().getStorageClass();
		return storage != IASTDeclSpecifier.sc_static && storage != IASTDeclSpecifier.sc_typedef;
	}

	private List<Statement> base(ICPPASTBaseSpecifier base, Map<String, Given> given, Scope scope) {
		IBinding binding = scope.frame().templateArguments().binding(base.getNameSpecifier().resolveBinding());
		Type type = binding instanceof IType t && !(binding instanceof IProblemBinding)
				? lowering.bindingTypes().of(t, scope.frame().templateArguments())
				: new UnknownType(base.getNameSpecifier().toString());
		String name = base.getNameSpecifier().toString().replaceFirst("<.*", "").replaceFirst(".*::", "");
		Given own = given.getOrDefault(name, new Given(base.getNameSpecifier(), null));
		SourceRange range = lowering.places().of(own.syntax());
		Expression address = lowering.conversions().to(new PointerType(type, false), new VariableReference(self(scope), range), scope);
		return base(address, type, own, range, scope);
	}

	private List<Statement> base(Expression address, Type type, Given given, SourceRange range, Scope scope) {
		int mark = scope.frame().temporaries().mark();
		Optional<Expression> effect = lowering.constructions().call(address, given.syntax(), given.initializer(), type, range, scope)
				.or(() -> taken(new Dereference(address, type, range), given, type, range, scope));
		return finished(effect, mark, range, scope);
	}

	/** What a base class's part starts with where no constructor makes it: a list of values, or another object's value. */
	private Optional<Expression> taken(Expression target, Given given, Type type, SourceRange range, Scope scope) {
		return lowering.initializers().of(given.initializer(), type, scope)
				.filter(v -> lowering.conversions().alike(v, target, scope).type().equals(type))
				.map(v -> started(target, v, range, scope));
	}

	/** Code by which a part of the object starts with a value: that of its own type, which may be a part of an object itself. */
	private Expression started(Expression target, Expression given, SourceRange range, Scope scope) {
		Expression value = lowering.conversions().part(target.type(), given, scope);
		Optional<Expression> code = value.type().equals(target.type())
				? lowering.constructions().started(Addresses.of(target, range), value, scope)
				: Optional.empty();
		return code.orElseGet(
				() -> new Assignment(Optional.empty(), target, lowering.constructions().kept(target.type(), value, scope), target.type(),
						range));
	}

	private List<Statement> member(IASTDeclarator d, IASTDeclSpecifier specifier, Map<String, Given> given, Scope scope) {
		IASTName name = Declarators.innermost(d).getName();
		if (Declarators.declaresFunction(d)) {
			return List.of();
		}
		Given own = given.getOrDefault(name.toString(), new Given(d, d.getInitializer()));
		SourceRange range = lowering.places().of(own.syntax());
		DeclaredType declared = lowering.types().declared(d, specifier, lowering.types().specified(specifier, scope), scope);
		Expression target = new Member(Addresses.self(self(scope), range), name.toString(), declared.type(), range);
		int mark = scope.frame().temporaries().mark();
		Expression address = Addresses.of(target, range);
		Optional<Expression> effect = lowering.constructions().call(address, own.syntax(), own.initializer(), declared.type(), range, scope)
				.or(() -> lowering.initializers().row(address, own.initializer(), declared.type(), scope));
		if (effect.isEmpty()) {
			Type value = declared.reference() ? Arithmetic.pointee(declared.type()) : declared.type();
			Optional<Expression> first = lowering.initializers().of(own.initializer(), value, scope);
			effect = first.map(v -> declared.reference()
					? new Assignment(Optional.empty(), target, Addresses.ofArgument(lowering.constructions().used(v, scope)),
							declared.type(), range)
					: started(target, v, range, scope));
		}
		return finished(effect, mark, range, scope);
	}

	private List<Statement> finished(Optional<Expression> effect, int mark, SourceRange range, Scope scope) {
		List<Statement> result = effect.<List<Statement>>map(e -> List.of(new ExpressionStatement(e, range))).orElse(List.of());
		return scope.frame().temporaries()
				.declared(lowering.destruction().afterwards(null, result, mark, scope), mark);
	}

	/** Whether members or base classes ask for more than memory. */
	boolean isNeeded(IASTCompositeTypeSpecifier type) {
		return isNeeded(type, new HashSet<>());
	}

	private boolean isNeeded(IASTCompositeTypeSpecifier type, Set<IASTCompositeTypeSpecifier> seen) {
		if (!seen.add(type)) {
			return false;
		}
		boolean needed = false;
		if (type instanceof ICPPASTCompositeTypeSpecifier cpp) {
			for (ICPPASTBaseSpecifier base : cpp.getBaseSpecifiers()) {
				needed |= isNeeded(base.getNameSpecifier().resolveBinding(), seen);
			}
		}
		for (IASTDeclaration member : type.getMembers()) {
			if (member instanceof IASTSimpleDeclaration simple && stores(simple)) {
				for (IASTDeclarator d : simple.getDeclarators()) {
					boolean plain = d.getPointerOperators().length == 0 && !Declarators.declaresFunction(d);
					needed |= d.getInitializer() != null
							|| plain && simple.getDeclSpecifier() instanceof IASTNamedTypeSpecifier named
									&& isNeeded(named.getName().resolveBinding(), seen);
				}
				needed |= unnamed(simple).filter(inner -> isNeeded(inner, seen)).isPresent();
			}
		}
		return needed;
	}

	private boolean isNeeded(IBinding type, Set<IASTCompositeTypeSpecifier> seen) {
		IBinding named = type;
		while (named instanceof ITypedef alias && alias.getType() instanceof IBinding next) {
			named = next;
		}
		if (!(named instanceof ICPPClassType c)) {
			return named instanceof IProblemBinding && !lowering.unit().isC();
		}
		for (ICPPConstructor constructor : c.getConstructors()) {
			if (!constructor.isImplicit() && constructor.getRequiredArgumentCount() == 0) {
				return true;
			}
		}
		return lowering.records().definition(c).filter(d -> isNeeded(d, seen)).isPresent();
	}
}
