package org.racelens.frontend.cdt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.Scope.TemplateArguments;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.UnknownType;

/**
 * The functions of a unit: which have a body, by which key they are called, what they return. Functions of system headers and instances of
 * templates are lowered only if they are called.
 */
final class Functions {
	private final Lowering lowering;
	private final FunctionLowering bodies;
	/** C: by name; C++: by binding */
	private final Map<Object, IASTFunctionDefinition> definitions = new LinkedHashMap<>();
	private final Map<String, List<ICPPFunction>> bySpelling = new HashMap<>();
	private final Map<String, Prototype> prototypes = new HashMap<>();
	private final Set<String> requested = new HashSet<>();
	private final Deque<Runnable> pending = new ArrayDeque<>();

	private record Prototype(IASTFunctionDeclarator declarator, IASTDeclSpecifier specifier) {
	}

	Functions(Lowering lowering) {
		this.lowering = lowering;
		bodies = new FunctionLowering(lowering);
	}

	/** A function that is declared. */
	void announce(IASTDeclarator declarator, IASTDeclSpecifier specifier) {
		IASTDeclarator named = TypeLowering.innermost(declarator);
		if (lowering.unit().isC() && (named instanceof IASTFunctionDeclarator || declarator instanceof IASTFunctionDeclarator)) {
			IASTFunctionDeclarator f = named instanceof IASTFunctionDeclarator inner ? inner : (IASTFunctionDeclarator) declarator;
			prototypes.putIfAbsent(named.getName().toString(), new Prototype(f, specifier));
		}
	}

	/** A function with a body. */
	void announce(IASTFunctionDefinition definition) {
		IASTName name = TypeLowering.innermost(definition.getDeclarator()).getName();
		if (lowering.unit().isC()) {
			definitions.putIfAbsent(name.toString(), definition);
			prototypes.putIfAbsent(name.toString(), new Prototype(definition.getDeclarator(), definition.getDeclSpecifier()));
			return;
		}
		if (name.resolveBinding() instanceof ICPPFunction f) {
			definitions.putIfAbsent(f, definition);
			bySpelling.computeIfAbsent(f.getName(), n -> new ArrayList<>()).add(f);
		}
	}

	/** Lowers every function of the program that is no template, then what those call. */
	void lowerAll() {
		for (Map.Entry<Object, IASTFunctionDefinition> entry : List.copyOf(definitions.entrySet())) {
			lowering.unit().checkStopped();
			boolean system = lowering.unit().tree().headers().isSystem(entry.getValue().getContainingFilename());
			if (system) {
				continue;
			}
			if (entry.getKey() instanceof String name) {
				request(name);
			} else if (entry.getKey() instanceof ICPPFunction f && !Templates.isTemplate(f)) {
				request(f, TemplateArguments.NONE);
			}
			drain();
		}
	}

	private void drain() {
		while (!pending.isEmpty()) {
			lowering.unit().checkStopped();
			pending.poll().run();
		}
	}

	private Optional<String> request(String name) {
		IASTFunctionDefinition definition = definitions.get(name);
		if (definition == null) {
			return Optional.empty();
		}
		if (requested.add(name)) {
			pending.add(() -> bodies.lower(definition, name, Optional.empty(), TemplateArguments.NONE));
		}
		return Optional.of(name);
	}

	/** The key of a function whose body is known, which will be lowered; empty if it is not known. */
	Optional<String> request(ICPPFunction f, TemplateArguments outer) {
		IASTFunctionDefinition definition = definition(f);
		if (definition == null) {
			return Optional.empty();
		}
		TemplateArguments arguments = outer.with(Templates.arguments(f, lowering, outer));
		String key = key(f);
		if (requested.add(key)) {
			Optional<Type> owner = f.getOwner() instanceof ICPPClassType c && Templates.hasSelf(f)
					? Optional.of(lowering.records().of(c, arguments))
					: Optional.empty();
			pending.add(() -> bodies.lower(definition, key, owner, arguments));
		}
		return Optional.of(key);
	}

	private IASTFunctionDefinition definition(ICPPFunction f) {
		IBinding b = f;
		while (!definitions.containsKey(b) && b instanceof ICPPSpecialization s) {
			b = s.getSpecializedBinding();
		}
		return definitions.get(b);
	}

	/** C++: qualified name and parameter types; the plain name where the linker sees no more. */
	private static String key(ICPPFunction f) {
		if (f.isExternC() || f.getName().equals("main") && f.getOwner() == null) {
			return f.getName();
		}
		return qualified(f) + Templates.argumentsSpelling(f) + ASTTypeUtil.getParameterTypeString(f.getType());
	}

	/** How a function without a body is known: by its name, of a member with its class; {@code std::} is left out. */
	static String plainName(ICPPFunction f) {
		boolean member = f.getOwner() instanceof ICPPClassType;
		String name = member ? f.getOwner().getName() + "::" + f.getName() : f.getName();
		return name.startsWith("__builtin_") ? name.substring("__builtin_".length()) : name;
	}

	private static String qualified(ICPPBinding f) {
		try {
			return String.join("::", f.getQualifiedName());
		} catch (org.eclipse.cdt.core.dom.ast.DOMException e) {
			return f.getName();
		}
	}

	/** The key of the function a name denotes when it is used as a value; its plain name if it has no body. */
	Optional<String> key(IASTName name, Scope scope) {
		String simple = Names.simple(name);
		if (lowering.unit().isC()) {
			Optional<String> body = request(simple);
			return body.isPresent() || !prototypes.containsKey(simple) ? body : Optional.of(simple);
		}
		IBinding binding = lowering.names().binding(name).orElse(null);
		return binding instanceof ICPPFunction f
				? Optional.of(request(f, scope.frame().templateArguments()).orElseGet(() -> plainName(f)))
				: Optional.empty();
	}

	boolean isKey(String key) {
		return requested.contains(key) || prototypes.containsKey(key);
	}

	/** The key of a function with a body of which only the spelling is known: where one alone fits. */
	Optional<String> keyBySpelling(String name, int arguments) {
		if (lowering.unit().isC()) {
			return request(name);
		}
		return bySpelled(name, arguments).flatMap(f -> request(f, TemplateArguments.NONE));
	}

	private Optional<ICPPFunction> bySpelled(String name, int arguments) {
		List<ICPPFunction> fitting = bySpelling.getOrDefault(name, List.of()).stream()
				.filter(f -> !Templates.hasSelf(f) && !Templates.isTemplate(f) && f.getRequiredArgumentCount() <= arguments
						&& (f.getParameters().length >= arguments || f.takesVarArgs()))
				.toList();
		return fitting.size() == 1 ? Optional.of(fitting.get(0)) : Optional.empty();
	}

	/** What a function returns of which only the spelling is known; C's implicit declarations return {@code int}. */
	Type result(String name, int arguments) {
		Prototype prototype = prototypes.get(name);
		if (prototype != null) {
			return lowering.types().result(prototype.declarator(), prototype.specifier(), lowering.globals().fileScope()).type();
		}
		if (lowering.unit().isC()) {
			return IntegerType.INT;
		}
		return bySpelled(name, arguments).<Type>map(f -> lowering.bindingTypes().of(f.getType().getReturnType(), TemplateArguments.NONE))
				.orElseGet(() -> new UnknownType("result"));
	}

	static boolean isInternal(IASTFunctionDefinition definition, IBinding binding) {
		boolean isStatic = definition.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_static;
		return isStatic && !(binding instanceof ICPPFunction f && f.getOwner() instanceof ICPPClassType)
				|| binding instanceof IFunction && isInUnnamedNamespace(binding);
	}

	private static boolean isInUnnamedNamespace(IBinding binding) {
		for (IBinding owner = binding.getOwner(); owner != null; owner = owner.getOwner()) {
			if (owner.getName().isEmpty()) {
				return true;
			}
		}
		return false;
	}
}
