package org.racelens.frontend.cdt.declaration;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.Functions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.lowering.Prototypes;
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

	private final LoweringParts lowering;
	private final FunctionLowering bodies;
	private final WrittenFunctions written = new WrittenFunctions();
	private final WeakFunctions weak;
	private final DoubtfulNames doubtful;
	private final SpelledFunctions spelled;
	private final DeclaredFunctions prototypes;
	private final DefaultArguments defaults = new DefaultArguments();
	private final Map<IASTFunctionDefinition, Integer> instances = new HashMap<>();
	private final Set<String> requested = new HashSet<>();
	private final Deque<Runnable> pending = new ArrayDeque<>();

	public FunctionRequests(LoweringParts lowering, DoubtfulNames doubtful) {
		this.lowering = lowering;
		bodies = new FunctionLowering(lowering);
		weak = new WeakFunctions(lowering.unit());
		this.doubtful = doubtful;
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
			weak.announce(named);
			doubtful.announce(named);
		}
		if (lowering.unit().isC() && f != null) {
			prototypes.add(named.getName().toString(), f, specifier);
		} else if (f instanceof IASTStandardFunctionDeclarator standard) {
			defaults.announce(standard, named.getName());
		}
	}

	@Override
	public void announce(IASTFunctionDefinition definition) {
		IASTName name = Declarators.innermost(definition.getDeclarator()).getName();
		lowering.directives().announce(definition, name, Optional.of(definition));
		Optional<Pragma> variant = lowering.pragmas().variantAround(Places.start(definition));
		if (variant.isPresent()) {
			lowering.directives().variantKey(definition, name, variant.get()).ifPresent(key -> written.add(key, definition));
			return;
		}
		if (lowering.unit().isC()) {
			lowering.unit().ends().announce(Declarators.innermost(definition.getDeclarator()));
			weak.announce(Declarators.innermost(definition.getDeclarator()));
			doubtful.announce(definition);
			written.add(name.toString(), definition);
			prototypes.add(name.toString(), definition.getDeclarator(), definition.getDeclSpecifier());
			return;
		}
		announce(definition.getDeclarator(), definition.getDeclSpecifier());
		Optional<ICPPFunction> function = lowering.pragmas().hasVariants() ? lowering.directives().function(name)
				: Optional.ofNullable(name.resolveBinding()).filter(ICPPFunction.class::isInstance).map(ICPPFunction.class::cast);
		function.filter(f -> !lowering.unit().tree().headers().isForeign(definition.getContainingFilename())).ifPresent(f -> {
			written.add(f, definition);
			spelled.add(f);
		});
	}

	@Override
	public void lowerAll() {
		weak.announcePragmas();
		for (Map.Entry<Object, IASTFunctionDefinition> entry : written.all()) {
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
		IASTFunctionDefinition definition = written.named(name);
		if (definition == null || lowering.unit().tree().headers().isForeign(definition.getContainingFilename())) {
			return Optional.empty();
		}
		String known = FunctionNames.key(name);
		if (requested.add(known)) {
			String key = weak.contains(name) ? name + " (" + WeakFunctions.MARK + ")" : known;
			pending.add(() -> bodies.lower(definition, key, Optional.empty(), TemplateArguments.NONE));
		}
		return Optional.of(known).filter(n -> !weak.contains(name));
	}

	@Override
	public Optional<String> request(ICPPFunction function, TemplateArguments outer) {
		ICPPFunction f = outer.binding(function) instanceof ICPPFunction instance ? instance : function;
		IASTFunctionDefinition definition = written.of(f);
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
		return Optional.ofNullable(written.of(f)).filter(d -> d.getBody() != null);
	}

	@Override
	public boolean isDefaulted(ICPPFunction f) {
		IASTFunctionDefinition definition = written.of(f);
		return definition != null && definition.getBody() == null;
	}

	@Override
	public boolean isIdle(ICPPFunction f) {
		IASTFunctionDefinition definition = written.of(f);
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

	@Override
	public boolean isInside(int place) {
		return written.around(place).findAny().isPresent();
	}

	@Override
	public boolean isInsideUnlowered(int place) {
		return written.around(place).anyMatch(d -> !bodies.isLowered(d));
	}

	@Override
	public List<IASTInitializerClause> defaults(ICPPFunction f) {
		return defaults.of(f);
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
