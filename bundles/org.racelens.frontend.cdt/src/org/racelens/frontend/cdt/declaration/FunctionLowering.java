package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNamedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConversionName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateParameter;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateNonTypeParameter;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateParameter;
import org.eclipse.cdt.core.dom.ast.gnu.c.ICASTKnRFunctionDeclarator;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.object.SelfReference;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.template.PackExpansion;
import org.racelens.frontend.cdt.type.TypeLowering;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.Scope.OfExpression;
import org.racelens.frontend.cdt.unit.Scope.OfPack;
import org.racelens.frontend.cdt.unit.Scope.OfType;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;

/** Functions with bodies. */
final class FunctionLowering {
	private final LoweringParts lowering;
	private final MemberInitialization members;
	private final SelfReference selfReference;
	private final Set<IASTFunctionDefinition> lowered = new HashSet<>();

	/** what attributes give other names to, once that was asked; C++: as the linker knows it */
	private Optional<SecondNames> second = Optional.empty();

	FunctionLowering(LoweringParts lowering) {
		this.lowering = lowering;
		members = new MemberInitialization(lowering);
		selfReference = new SelfReference(lowering);
	}

	/**
	 * Lowers a function into the unit.
	 *
	 * @param owner the class of a member function that has an object
	 */
	void lower(IASTFunctionDefinition definition, String key, Optional<Type> owner, TemplateArguments arguments) {
		lowered.add(definition);
		SourceRange range = lowering.places().of(definition);
		IASTFunctionDeclarator declarator = definition.getDeclarator();
		IASTName name = Declarators.innermost(declarator).getName();
		IBinding binding = name.resolveBinding();
		List<Variable> parameters = new ArrayList<>();
		Optional<Variable> self = owner.map(type -> self(type, lowering.places().of(name)));
		self.ifPresent(parameters::add);
		Scope outside = lowering.globals().fileScope().function(new Frame(self, arguments, key));
		templateParameters(definition, outside, arguments);
		boolean special = binding instanceof ICPPConstructor || binding instanceof ICPPMethod m && m.isDestructor();
		DeclaredType result = special ? new DeclaredType(VoidType.VOID, false, false) : result(definition, name, outside);
		selfReference.knowPassed(result.type());
		Scope scope = outside.function(new Frame(self, result.type(), result.reference(), arguments, key, new Temporaries()));
		parameters(declarator, scope, parameters);
		lowering.directives().lowerSimd(definition, key, scope);
		List<Statement> before = new ArrayList<>();
		// a constructor whose class is in pieces, as it does not parse, has no object
		if (self.isPresent() && binding instanceof ICPPConstructor c && definition instanceof ICPPASTFunctionDefinition cpp) {
			before.addAll(members.statements(cpp, c, scope));
		}
		Block body = body(definition, before, parameters, scope, range);
		Linkage linkage = linkage(definition, name, binding);
		lowering.unit()
				.add(new FunctionDefinition(key, Names.simple(name), parameters, arity(declarator), result.type(), linkage, body, range));
		if (binding instanceof ICPPFunction f && linkage != Linkage.INTERNAL) {
			lowering.unit().symbols().defined(f, definition, key);
		}
		lowering.initialization().lowered(definition, name, key);
	}

	private static Arity arity(IASTFunctionDeclarator declarator) {
		return declarator instanceof IASTStandardFunctionDeclarator s && s.takesVarArgs() ? Arity.VARIADIC : Arity.FIXED;
	}

	/** From where it is called; by a second name also where the unit does not name it. */
	private Linkage linkage(IASTFunctionDefinition definition, IASTName name, IBinding binding) {
		if (second.isEmpty()) {
			second = Optional.of(new SecondNames(lowering.unit().tree().unit()));
		}
		String function = Names.simple(name);
		return second.get().isUsed(function) ? Linkage.EXTERNAL_UNFOLLOWED
				: FunctionNames.isInternal(definition, binding) && !second.get().has(function) ? Linkage.INTERNAL : Linkage.EXTERNAL;
	}

	private DeclaredType result(IASTFunctionDefinition definition, IASTName name, Scope scope) {
		if (name.getLastName() instanceof ICPPASTConversionName conversion) {
			return lowering.types().declared(conversion.getTypeId(), scope);
		}
		return lowering.types().result(definition.getDeclarator(), definition.getDeclSpecifier(), scope);
	}

	private Variable self(Type type, SourceRange place) {
		return lowering.unit().numbered(new Variable(0, "this", new PointerType(type, false), Storage.PARAMETER, true, place));
	}

	/** Lowers the default constructor of a class that declares none but whose members want to be initialised. */
	void lowerImplicit(IASTCompositeTypeSpecifier type, ICPPConstructor c, String key, Type owner, TemplateArguments arguments) {
		SourceRange range = lowering.places().of(type.getName());
		Variable self = self(owner, range);
		Scope scope = lowering.globals().fileScope().function(new Frame(Optional.of(self), arguments, key));
		List<Statement> body = members.statements(type, scope);
		lowering.unit().add(new FunctionDefinition(key, c.getName(), List.of(self), VoidType.VOID, Linkage.EXTERNAL,
				new Block(body, range), range));
	}

	/** Lowers what a member starts with by its declaration. */
	void lowerStart(IASTDeclarator member, String key, Type owner, TemplateArguments arguments) {
		SourceRange range = lowering.places().of(member);
		Variable self = self(owner, range);
		Scope scope = lowering.globals().fileScope().function(new Frame(Optional.of(self), arguments, key));
		lowering.unit().add(new FunctionDefinition(key, Declarators.innermost(member).getName().toString(), List.of(self), VoidType.VOID,
				Linkage.INTERNAL, new Block(members.declared(member, scope), range), range));
	}

	boolean isLowered(IASTFunctionDefinition definition) {
		return lowered.contains(definition);
	}

	/** Whether the default constructor of a class that declares none has something to do. */
	boolean needsConstruction(IASTCompositeTypeSpecifier type) {
		return members.isNeeded(type);
	}

	/** Enters the parameters of the templates around a function under their names, which clauses may use. */
	private void templateParameters(IASTFunctionDefinition definition, Scope scope, TemplateArguments arguments) {
		if (arguments.isEmpty()) {
			return;
		}
		for (IASTNode node = definition.getParent(); node != null; node = node.getParent()) {
			if (node instanceof ICPPASTTemplateDeclaration template) {
				for (ICPPASTTemplateParameter parameter : template.getTemplateParameters()) {
					IASTName name = CPPTemplates.getTemplateParameterName(parameter);
					if (name != null && name.resolveBinding() instanceof ICPPTemplateParameter p) {
						arguments.type(p).ifPresent(
								t -> scope.declare(name.toString(),
										new OfType(lowering.bindingTypes().of(t, TemplateArguments.NONE), References.isReference(t))));
						if (p instanceof ICPPTemplateNonTypeParameter number) {
							lowering.bindingTypes().number(number, arguments).ifPresent(v -> scope.declare(name.toString(), v));
						}
					}
				}
			}
		}
	}

	private Block body(IASTFunctionDefinition definition, List<Statement> before, List<Variable> parameters, Scope scope,
			SourceRange range) {
		IASTStatement body = definition.getBody();
		Block block = body instanceof IASTCompoundStatement compound
				? lowering.statements().block(compound, scope)
				: new Block(body == null ? List.of() : lowering.statements().lower(body, scope), range);
		List<Statement> all = new ArrayList<>(before);
		all.addAll(block.statements());
		return new Block(lowering.destruction().ofFunction(parameters, all, scope), block.range());
	}

	private void parameters(IASTFunctionDeclarator declarator, Scope scope, List<Variable> result) {
		if (declarator instanceof ICASTKnRFunctionDeclarator old) {
			for (IASTName name : old.getParameterNames()) {
				IASTDeclarator d = old.getDeclaratorForParameterName(name);
				if (d != null && d.getParent() instanceof IASTSimpleDeclaration declaration) {
					result.add(parameter(d, declaration.getDeclSpecifier(), scope));
				}
			}
		} else if (declarator instanceof IASTStandardFunctionDeclarator standard) {
			for (IASTParameterDeclaration p : standard.getParameters()) {
				if (!isVoid(p, scope)) {
					result.addAll(parameters(p, scope));
				}
			}
		}
	}

	private boolean isVoid(IASTParameterDeclaration p, Scope scope) {
		boolean bare = p.getDeclarator().getPointerOperators().length == 0 && p.getDeclarator().getName().toString().isEmpty()
				&& p.getDeclarator().getNestedDeclarator() == null;
		return bare && lowering.types().specified(p.getDeclSpecifier(), scope) instanceof VoidType;
	}

	/** Enters a parameter in a scope. */
	Variable parameter(IASTDeclarator d, IASTDeclSpecifier specifier, Scope scope) {
		IASTName name = Declarators.innermost(d).getName();
		DeclaredType declared = lowering.types().declared(d, specifier, lowering.types().specified(specifier, scope), scope);
		Type type = TypeLowering.parameter(declared.type(), d);
		boolean constant = declared.constant() && type == declared.type();
		selfReference.knowParameter(type);
		SourceRange place = name.toString().isEmpty() ? lowering.places().of(d.getParent()) : lowering.places().of(name);
		Variable written = new Variable(0, name.toString(), type, Storage.PARAMETER, constant, place);
		Variable variable = lowering.unit().numbered(declared.reference() ? written.reference() : written);
		scope.declare(name.toString(), new OfVariable(variable, declared.reference()));
		return variable;
	}

	/** The parameters that a declaration stands for: those of a pack are as many as the instance has arguments. C++17 §17.5.3 */
	private List<Variable> parameters(IASTParameterDeclaration p, Scope scope) {
		if (!isPack(p.getDeclarator())) {
			return List.of(parameter(p.getDeclarator(), p.getDeclSpecifier(), scope));
		}
		String name = Declarators.innermost(p.getDeclarator()).getName().toString();
		OptionalInt size = p.getDeclSpecifier() instanceof IASTNamedTypeSpecifier named
				&& named.getName().resolveBinding() instanceof ICPPTemplateParameter t ? scope.frame().templateArguments().size(t)
						: OptionalInt.empty();
		List<Variable> result = new ArrayList<>();
		List<OfVariable> parts = new ArrayList<>();
		for (int i = 0; i < size.orElse(0); i++) {
			Scope part = scope.ofPart(i);
			result.add(parameter(p.getDeclarator(), p.getDeclSpecifier(), part));
			part.lookup(name).map(OfVariable.class::cast).ifPresent(parts::add);
		}
		scope.declare(name, size.isPresent() && parts.size() == result.size()
				? new OfPack(parts)
				: new OfExpression(at -> PackExpansion.unexpanded(List.of(), at), Optional.empty()));
		return result;
	}

	private static boolean isPack(IASTDeclarator d) {
		return d instanceof ICPPASTDeclarator c && c.declaresParameterPack()
				|| Declarators.innermost(d) instanceof ICPPASTDeclarator i && i.declaresParameterPack();
	}
}
