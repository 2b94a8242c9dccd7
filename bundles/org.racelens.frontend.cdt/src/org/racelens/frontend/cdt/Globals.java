package org.racelens.frontend.cdt;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.Scope.OfVariable;
import org.racelens.frontend.cdt.StaticInitialization.Made;
import org.racelens.frontend.cdt.StaticInitialization.Order;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.expr.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.UnknownType;
import org.racelens.model.type.Type;

/** The variables of namespace scope, static members among them, and the stand-ins for functions whose address is taken. */
final class Globals {
	private final Lowering lowering;
	private final Scope fileScope = Scope.root();
	private final Map<Object, OfVariable> variables = new HashMap<>();
	private final Map<Object, IASTDeclarator> best = new HashMap<>();
	private final Map<String, Variable> functions = new LinkedHashMap<>();
	private final Set<Object> declared = new HashSet<>();
	/** the keys of variables by the first name that the linker is told */
	private final Map<String, Object> labelled = new HashMap<>();
	/** what the linker is told of a variable, by its key */
	private final Map<Object, String> aliases = new HashMap<>();
	private final Set<Variable> withOtherNames = new HashSet<>();
	private final Map<Object, Definition> lowered = new HashMap<>();

	/** A variable that is lowered where it is first declared and made where it is defined. */
	private record Definition(Made made, List<Statement> code) {
	}

	Globals(Lowering lowering) {
		this.lowering = lowering;
	}

	/** The scope in which file-level names are known by their spelling. */
	Scope fileScope() {
		return fileScope;
	}

	/** In C a name is one object however often it is declared; in C++ CDT's binding tells. */
	private Object key(IASTName name) {
		return lowering.unit().isC() ? name.toString() : name.resolveBinding();
	}

	/** To be called for every declarator before any is lowered: the variable gets the type of the most informative one. */
	void announce(IASTDeclarator declarator) {
		IASTDeclarator named = TypeLowering.innermost(declarator);
		best.merge(key(named.getName()), declarator,
				(a, b) -> TypeLowering.innermost(b).getInitializer() != null || b.getInitializer() != null
						|| isExtern(a) && !isExtern(b) ? b : a);
		LinkerNames.of(declarator).ifPresent(name -> {
			Object key = key(named.getName());
			labelled.putIfAbsent(name, key);
			aliases.put(key, name);
		});
	}

	/** The other variable that the linker knows by the name of one: that is called so itself, or is the first that bears the label. */
	private Optional<OfVariable> aliased(Object key) {
		String name = aliases.get(key);
		Optional<Object> target = name == null ? Optional.empty()
				: best.keySet().stream().filter(k -> (k instanceof IBinding b ? b.getName() : k).equals(name)).findFirst()
						.or(() -> Optional.of(labelled.get(name)));
		return target.filter(t -> !t.equals(key)).map(t -> variables.containsKey(t) ? variables.get(t) : external(best.get(t)));
	}

	/** Whether the linker knows a variable by one more name, which the clauses that list it do not mean. */
	boolean hasOtherName(Variable variable) {
		return withOtherNames.contains(variable);
	}

	static boolean isExtern(IASTDeclarator declarator) {
		return specifier(declarator).getStorageClass() == IASTDeclSpecifier.sc_extern;
	}

	private static IASTDeclSpecifier specifier(IASTDeclarator declarator) {
		IASTDeclarator outer = declarator;
		while (outer.getParent() instanceof IASTDeclarator parent) {
			outer = parent;
		}
		return ((IASTSimpleDeclaration) outer.getParent()).getDeclSpecifier();
	}

	/**
	 * Lowers a variable at its first declaration; its most informative one gives type and initialiser, and is where it is made.
	 *
	 * @param unlessStatic the storage of one that is not declared {@code static}
	 */
	void declare(IASTDeclarator declarator, Storage unlessStatic) {
		Object key = key(TypeLowering.innermost(declarator).getName());
		Optional<OfVariable> same = aliased(key);
		if (same.isPresent()) {
			withOtherNames.add(same.get().variable());
			variables.put(key, same.get());
			fileScope.declare(Names.simple(TypeLowering.innermost(declarator).getName()), same.get());
			return;
		}
		IASTDeclarator chosen = best.getOrDefault(key, declarator);
		if (declared.add(key)) {
			lower(declarator, chosen, key, unlessStatic);
		}
		if (declarator == chosen && lowered.containsKey(key)) {
			Definition d = lowered.remove(key);
			lowering.initialization().define(d.made, d.code, isConstant(specifier(chosen)) ? Order.CONSTANT : Order.OF_TEXT);
		}
	}

	private static boolean isConstant(IASTDeclSpecifier specifier) {
		return specifier instanceof ICPPASTDeclSpecifier cpp && cpp.isConstexpr();
	}

	private void lower(IASTDeclarator declarator, IASTDeclarator chosen, Object key, Storage unlessStatic) {
		IASTDeclarator named = TypeLowering.innermost(declarator);
		Optional<Variable> early = Optional.ofNullable(variables.get(key)).map(OfVariable::variable);
		Temporaries temporaries = fileScope.frame().temporaries();
		int mark = temporaries.mark();
		DeclarationLowering.Lowered meant = lowering.declarations().variable(chosen, specifier(chosen),
				storage(named, specifier(declarator), unlessStatic), fileScope, early);
		variables.put(key, meant.meaning());
		if (!(declarator.getParent().getParent() instanceof IASTCompositeTypeSpecifier)) {
			fileScope.declare(Names.simple(named.getName()), meant.meaning());
		}
		boolean replaceable = Attributes.mark(TypeLowering.innermost(chosen), "weak");
		if (!replaceable && (!isExtern(chosen) || meant.initializer().isPresent())) {
			Made made = lowering.initialization().ofNamespace(meant, lowering.places().of(chosen));
			List<Statement> code = made.code().<List<Statement>>map(List::of).orElse(List.of());
			lowered.put(key, new Definition(made, temporaries.declared(code, mark)));
		}
	}

	private Storage storage(IASTDeclarator named, IASTDeclSpecifier specifier, Storage unlessStatic) {
		if (DeclarationLowering.isThreadLocal(specifier) || lowering.pragmas().isThreadPrivate(Names.simple(named.getName()))) {
			return Storage.THREAD_LOCAL;
		}
		return specifier.getStorageClass() == IASTDeclSpecifier.sc_static ? Storage.STATIC_GLOBAL : unlessStatic;
	}

	/** The variable that a declaration in a block says is defined elsewhere. */
	OfVariable external(IASTDeclarator declarator) {
		Object key = key(TypeLowering.innermost(declarator).getName());
		if (!variables.containsKey(key)) {
			variables.put(key, lowering.declarations().variable(declarator, specifier(declarator),
					storage(TypeLowering.innermost(declarator), specifier(declarator), Storage.GLOBAL), fileScope, Optional.empty())
					.meaning());
		}
		return variables.get(key);
	}

	/** The variable of a binding, also of one whose declaration comes later or in a header that is not lowered. */
	OfVariable of(IVariable binding) {
		Object key = lowering.unit().isC() ? binding.getName() : instance(binding).orElse(binding);
		OfVariable known = variables.get(key);
		if (known != null) {
			return known;
		}
		if (key == binding && binding instanceof ICPPSpecialization s && s.getSpecializedBinding() instanceof IVariable original) {
			return of(original);
		}
		IType type = binding.getType();
		Type lowered = lowering.bindingTypes().of(type, TemplateArguments.NONE);
		boolean threadLocal = lowering.pragmas().isThreadPrivate(binding.getName());
		Variable variable = lowering.unit().variable(binding.getName(), lowered, threadLocal ? Storage.THREAD_LOCAL : Storage.GLOBAL, false,
				SourceRange.startOf(lowering.unit().tree().source().path()));
		OfVariable result = new OfVariable(variable, BindingTypes.isReference(type));
		variables.put(key, result);
		return result;
	}

	/** The name of a static member of a template's instance, which has it for itself. */
	private static Optional<Object> instance(IVariable binding) {
		boolean own = binding instanceof ICPPField f && f.isStatic() && binding instanceof ICPPSpecialization
				&& f.getClassOwner() instanceof ICPPSpecialization;
		return own ? Optional.of(ASTTypeUtil.getType(((ICPPField) binding).getClassOwner(), true) + "::" + binding.getName())
				: Optional.empty();
	}

	/**
	 * A stand-in for a function that is used as a value: a constant whose name is the function's key. Calls through a pointer that holds
	 * its address call that function.
	 */
	Variable function(String key, SourceRange place) {
		return functions.computeIfAbsent(key,
				k -> lowering.unit().variable(k, new PointerType(new UnknownType("function"), false), Storage.GLOBAL, true, place));
	}
}
