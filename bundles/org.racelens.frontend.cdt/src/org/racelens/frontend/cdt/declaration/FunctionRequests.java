package org.racelens.frontend.cdt.declaration;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.lowering.Functions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.lowering.Prototypes;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragma;
import org.racelens.frontend.cdt.template.SpelledFunctions;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;

/**
 * The functions of a unit: which have a body, by which key they are called, what they return. Instances of templates and functions of
 * system headers are lowered only if they are called.
 */
public final class FunctionRequests implements Functions {
	/** templates may have instances without end */
	private static final int MOST_INSTANCES = 100;
	private static final String WEAK = "weak";
	private static final Pattern WEAK_PRAGMA = Pattern.compile("#\\s*pragma\\s+weak\\s+(\\w+)\\s*");

	private final LoweringParts lowering;
	private final FunctionLowering bodies;
	/** C: by name; C++: by binding */
	private final Map<Object, IASTFunctionDefinition> definitions = new LinkedHashMap<>();
	/** C: names; C++: bindings of functions that another unit may replace, so that calls are of unknown code */
	private final Set<Object> weak = new HashSet<>();
	private final SpelledFunctions spelled;
	private final DeclaredFunctions prototypes;
	private final Map<IBinding, List<IASTInitializerClause>> defaults = new HashMap<>();
	private final Map<IASTFunctionDefinition, Integer> instances = new HashMap<>();
	private final Set<String> requested = new HashSet<>();
	private final Deque<Runnable> pending = new ArrayDeque<>();

	public FunctionRequests(LoweringParts lowering) {
		this.lowering = lowering;
		bodies = new FunctionLowering(lowering);
		spelled = new SpelledFunctions(lowering);
		prototypes = new DeclaredFunctions(lowering);
	}

	@Override
	public boolean needsConstruction(IASTCompositeTypeSpecifier type) {
		return bodies.needsConstruction(type);
	}

	@Override
	public Variable parameter(IASTDeclarator d, IASTDeclSpecifier specifier, Scope scope) {
		return bodies.parameter(d, specifier, scope);
	}

	@Override
	public void announce(IASTDeclarator declarator, IASTDeclSpecifier specifier) {
		IASTDeclarator named = Declarators.innermost(declarator);
		IASTFunctionDeclarator f = named instanceof IASTFunctionDeclarator inner
				? inner
				: declarator instanceof IASTFunctionDeclarator outer ? outer : null;
		if (f != null && !(declarator.getParent() instanceof IASTFunctionDefinition)) {
			lowering.directives().announce(declarator.getParent(), named.getName(), Optional.empty());
		}
		if (f != null) {
			lowering.unit().ends().announce(named);
			announceWeak(named);
		}
		if (lowering.unit().isC() && f != null) {
			prototypes.add(named.getName().toString(), f, specifier);
		} else if (f instanceof IASTStandardFunctionDeclarator standard) {
			announceDefaults(standard, named.getName());
		}
	}

	private void announceWeak(IASTDeclarator named) {
		if (Attributes.mark(named, WEAK)) {
			weak.add(lowering.unit().isC() ? named.getName().toString() : named.getName().resolveBinding());
		}
	}

	/** The functions of C that {@code #pragma weak} names. */
	private void announceWeakPragmas() {
		for (IASTPreprocessorStatement s : lowering.unit().tree().unit().getAllPreprocessorStatements()) {
			Matcher named = WEAK_PRAGMA.matcher(s.getRawSignature());
			if (s.isActive() && named.matches()) {
				weak.add(named.group(1));
			}
		}
	}

	private void announceDefaults(IASTStandardFunctionDeclarator f, IASTName name) {
		List<IASTInitializerClause> values = new ArrayList<>();
		boolean any = false;
		for (IASTParameterDeclaration p : f.getParameters()) {
			boolean has = p.getDeclarator().getInitializer() instanceof IASTEqualsInitializer;
			values.add(has ? ((IASTEqualsInitializer) p.getDeclarator().getInitializer()).getInitializerClause() : null);
			any |= has;
		}
		if (any && name.resolveBinding() instanceof ICPPFunction function) {
			defaults.putIfAbsent(function, values);
		}
	}

	@Override
	public void announce(IASTFunctionDefinition definition) {
		IASTName name = Declarators.innermost(definition.getDeclarator()).getName();
		lowering.directives().announce(definition, name, Optional.of(definition));
		Optional<Pragma> variant = lowering.pragmas().variantAround(Places.start(definition));
		if (variant.isPresent()) {
			lowering.directives().variantKey(definition, name, variant.get()).ifPresent(key -> definitions.putIfAbsent(key, definition));
			return;
		}
		if (lowering.unit().isC()) {
			lowering.unit().ends().announce(Declarators.innermost(definition.getDeclarator()));
			announceWeak(Declarators.innermost(definition.getDeclarator()));
			definitions.putIfAbsent(name.toString(), definition);
			prototypes.add(name.toString(), definition.getDeclarator(), definition.getDeclSpecifier());
			return;
		}
		announce(definition.getDeclarator(), definition.getDeclSpecifier());
		Optional<ICPPFunction> function = lowering.pragmas().hasVariants() ? lowering.directives().function(name)
				: Optional.ofNullable(name.resolveBinding()).filter(ICPPFunction.class::isInstance).map(ICPPFunction.class::cast);
		function.filter(f -> !lowering.unit().tree().headers().isForeign(definition.getContainingFilename())).ifPresent(f -> {
			definitions.putIfAbsent(f, definition);
			spelled.add(f);
		});
	}

	@Override
	public void lowerAll() {
		announceWeakPragmas();
		for (Map.Entry<Object, IASTFunctionDefinition> entry : List.copyOf(definitions.entrySet())) {
			lowering.unit().checkStopped();
			boolean system = lowering.unit().tree().headers().isSystem(entry.getValue().getContainingFilename());
			if (system) {
				continue;
			}
			if (entry.getKey() instanceof String name) {
				request(name);
			} else if (entry.getKey() instanceof ICPPFunction f) {
				request(f, TemplateArguments.NONE);
			}
			drain();
		}
		while (!pending.isEmpty() || !isComplete()) {
			drain();
		}
	}

	/** Whether all overriders of the virtual functions that were called are asked for: their bodies may show further classes. */
	private boolean isComplete() {
		lowering.virtuals().request();
		return pending.isEmpty();
	}

	private void drain() {
		while (!pending.isEmpty()) {
			lowering.unit().checkStopped();
			pending.poll().run();
		}
	}

	private Optional<String> request(String name) {
		IASTFunctionDefinition definition = definitions.get(name);
		if (definition == null || lowering.unit().tree().headers().isForeign(definition.getContainingFilename())) {
			return Optional.empty();
		}
		String known = FunctionNames.key(name);
		if (requested.add(known)) {
			String key = weak.contains(name) ? name + " (" + WEAK + ")" : known;
			pending.add(() -> bodies.lower(definition, key, Optional.empty(), TemplateArguments.NONE));
		}
		return Optional.of(known).filter(n -> !weak.contains(name));
	}

	@Override
	public Optional<String> request(ICPPFunction function, TemplateArguments outer) {
		ICPPFunction f = outer.binding(function) instanceof ICPPFunction instance ? instance : function;
		IASTFunctionDefinition definition = original(f, definitions);
		if (definition == null || definition.getBody() == null || TemplateArguments.isTemplate(f)) {
			return Optional.empty();
		}
		String key = FunctionNames.key(f);
		if (!requested.contains(key) && instances.getOrDefault(definition, 0) >= MOST_INSTANCES) {
			return Optional.empty();
		}
		if (requested.add(key)) {
			instances.merge(definition, 1, Integer::sum);
			TemplateArguments arguments = TemplateArguments.of(f);
			if (f instanceof ICPPConstructor || f instanceof ICPPMethod m && m.isDestructor()) {
				owner(f).ifPresent(type -> lowering.virtuals().makes(key, type));
			}
			pending.add(() -> bodies.lower(definition, key, owner(f), arguments));
		}
		return Optional.of(key).filter(k -> !weak.contains(f) && !weak.contains(function));
	}

	@Override
	public Optional<IASTFunctionDefinition> definition(ICPPFunction f) {
		return Optional.ofNullable(original(f, definitions)).filter(d -> d.getBody() != null);
	}

	@Override
	public boolean isDefaulted(ICPPFunction f) {
		IASTFunctionDefinition definition = original(f, definitions);
		return definition != null && definition.getBody() == null;
	}

	@Override
	public boolean isIdle(ICPPFunction f) {
		IASTFunctionDefinition definition = original(f, definitions);
		return definition != null && (definition.getBody() == null
				|| definition.getBody() instanceof IASTCompoundStatement body && body.getStatements().length == 0);
	}

	@Override
	public Optional<String> requestImplicit(ICPPConstructor c, TemplateArguments outer) {
		ICPPConstructor f = outer.binding(c) instanceof ICPPConstructor instance ? instance : c;
		Optional<IASTCompositeTypeSpecifier> type = f.getClassOwner() == null
				? Optional.empty()
				: lowering.records().definition(f.getClassOwner()).filter(t -> bodies.needsConstruction(t));
		return type.map(t -> {
			String key = FunctionNames.key(f);
			if (requested.add(key)) {
				lowering.virtuals().makes(key, owner(f).orElseThrow());
				pending.add(() -> bodies.lowerImplicit(t, f, key, owner(f).orElseThrow(), TemplateArguments.of(f)));
			}
			return key;
		});
	}

	@Override
	public String requestStart(ICPPClassType type, Type owner, IASTDeclarator member) {
		String key = "(start) " + ASTTypeUtil.getType(type, true) + "::" + Declarators.innermost(member).getName();
		if (requested.add(key)) {
			pending.add(() -> bodies.lowerStart(member, key, owner, TemplateArguments.of(type)));
		}
		return key;
	}

	private Optional<Type> owner(ICPPFunction f) {
		return f.getOwner() instanceof ICPPClassType c && TemplateArguments.hasSelf(f) ? Optional.of(lowering.records().of(c))
				: Optional.empty();
	}

	private static <V> V original(IBinding f, Map<? super IBinding, V> of) {
		IBinding b = f;
		while (!of.containsKey(b) && b instanceof ICPPSpecialization s) {
			b = s.getSpecializedBinding();
		}
		return of.get(b);
	}

	@Override
	public boolean isInside(int place) {
		return definitions.values().stream().anyMatch(d -> Places.start(d) <= place && place < Places.end(d));
	}

	@Override
	public boolean isInsideUnlowered(int place) {
		return definitions.values().stream().anyMatch(d -> Places.start(d) <= place && place < Places.end(d) && !bodies.isLowered(d));
	}

	@Override
	public List<IASTInitializerClause> defaults(ICPPFunction f) {
		List<IASTInitializerClause> found = original(f, defaults);
		return found == null ? List.of() : found;
	}

	@Override
	public Optional<String> key(IASTName name, Scope scope) {
		String simple = Names.simple(name);
		if (lowering.unit().isC()) {
			Optional<String> body = request(simple);
			return body.isPresent() || !prototypes.has(simple) ? body : Optional.of(prototypes.plain(simple));
		}
		IBinding binding = lowering.names().binding(name, scope).orElse(null);
		return binding instanceof ICPPFunction f
				? Optional.of(request(f, scope.frame().templateArguments()).orElseGet(() -> prototypes.plain(f)))
				: Optional.empty();
	}

	@Override
	public boolean isKey(String key) {
		return requested.contains(key) || prototypes.isKey(key);
	}

	@Override
	public Prototypes prototypes() {
		return prototypes;
	}

	@Override
	public Optional<String> keyBySpelling(String name, int arguments) {
		if (lowering.unit().isC()) {
			return request(name);
		}
		return spelled.only(name, arguments).flatMap(f -> request(f, TemplateArguments.NONE));
	}

	@Override
	public SpelledFunctions spelled() {
		return spelled;
	}

	@Override
	public String keyLike(String base, String name) {
		if (lowering.unit().isC()) {
			return name;
		}
		int parameters = base.indexOf('(');
		String simple = name.replaceFirst("^.*::\\s*", "");
		List<String> keys = spelled.all(simple).stream().map(FunctionNames::key).toList();
		String wanted = parameters < 0 ? "" : base.substring(parameters);
		return keys.stream().filter(k -> k.endsWith(wanted)).findFirst().orElse(keys.isEmpty() ? name : keys.get(0));
	}

	@Override
	public Type result(String name, int arguments) {
		Optional<Type> declared = prototypes.result(name);
		if (declared.isPresent()) {
			return declared.get();
		}
		if (lowering.unit().isC()) {
			return IntegerType.INT;
		}
		return spelled.only(name, arguments).<Type>map(f -> lowering.bindingTypes().of(f.getType().getReturnType(), TemplateArguments.NONE))
				.orElseGet(() -> new UnknownType("result"));
	}
}
