package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCapture;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTInitCapture;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.racelens.frontend.cdt.lowering.Lambdas;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.template.PackExpansion;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.DeclaredType;
import org.racelens.frontend.cdt.unit.Returns;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.Scope.OfExpression;
import org.racelens.frontend.cdt.unit.Scope.OfPack;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;

/**
 * Lambdas: a record with a field for each captured variable, and a function that has a pointer to the record as its first parameter. What
 * is captured by reference is a field that holds an address; so the original variable is meant wherever the lambda is called.
 */
public final class LambdaLowering implements Lambdas {
	private final LoweringParts lowering;
	private final ClosureFunctions functions;
	private final Map<String, Callable> callables = new HashMap<>();

	/** @param byAddress for each parameter whether it is a reference */
	private record Callable(String key, Type result, boolean returnsReference, List<Boolean> byAddress) {
	}

	public LambdaLowering(LoweringParts lowering) {
		this.lowering = lowering;
		functions = new ClosureFunctions(lowering);
	}

	/** The fields of one closure as its body asks for them, with the values they start with. */
	private final class Captures {
		private final Map<String, Expression> values = new LinkedHashMap<>();
		private final Map<String, Type> types = new LinkedHashMap<>();
		private final Map<String, Boolean> references = new HashMap<>();
		private final ICPPASTLambdaExpression lambda;
		private final Scope outer;
		private final Variable closure;

		Captures(ICPPASTLambdaExpression lambda, Scope outer, Variable closure) {
			this.lambda = lambda;
			this.outer = outer;
			this.closure = closure;
		}

		/** What a name of the scopes around the lambda means inside it. */
		Optional<Meaning> meaning(String name) {
			if (types.containsKey(name)) {
				return Optional.of(new OfExpression(range -> use(name, range), Optional.empty()));
			}
			return outer.lookupLocal(name).flatMap(m -> captured(name, m));
		}

		private Optional<Meaning> captured(String name, Meaning meaning) {
			SourceRange place = lowering.places().of(lambda);
			if (meaning instanceof OfExpression e) {
				capture(name, e.use().apply(place), byReference(name));
				return Optional.of(new OfExpression(range -> use(name, range), e.origin()));
			}
			if (meaning instanceof OfPack) {
				return Optional.of(new OfExpression(at -> PackExpansion.unexpanded(List.of(), at), Optional.empty()));
			}
			boolean automatic = meaning instanceof OfVariable v && !v.variable().isStatic()
					&& !v.variable().isThreadLocal();
			if (!automatic) {
				return Optional.of(meaning);
			}
			OfVariable variable = (OfVariable) meaning;
			capture(name, variable.use(place), byReference(name));
			return Optional.of(new OfExpression(range -> use(name, range), Optional.of(variable.variable())));
		}

		void capture(String name, Expression value, boolean byReference) {
			Expression held = byReference
					? Addresses.of(lowering.constructions().used(value, outer), value.range())
					: lowering.constructions().unended(value);
			values.put(name, held);
			types.put(name, held.type());
			references.put(name, byReference);
		}

		private boolean byReference(String name) {
			for (ICPPASTCapture capture : lambda.getCaptures()) {
				if (capture.getIdentifier() != null && capture.getIdentifier().toString().equals(name)) {
					return capture.isByReference();
				}
			}
			return lambda.getCaptureDefault() != ICPPASTLambdaExpression.CaptureDefault.BY_COPY;
		}

		private Expression use(String name, SourceRange range) {
			Expression field = new Member(Addresses.self(closure, range), name, types.get(name), range);
			return references.get(name) && types.get(name) instanceof PointerType p ? new Dereference(field, p.pointee(), range) : field;
		}
	}

	@Override
	public Expression lower(ICPPASTLambdaExpression lambda, SourceRange range, Scope outer) {
		String name = lowering.records().closure(lambda, "(lambda at line " + range.line() + ")");
		RecordType type = new RecordType(name);
		Variable closure = lowering.unit()
				.numbered(new Variable(0, "(closure)", new PointerType(type, false), Storage.PARAMETER, true, range));
		Captures captures = new Captures(lambda, outer, closure);
		initial(lambda, captures, outer);
		List<Statement> prologue = new ArrayList<>();
		Optional<Variable> self = outer.frame().self().map(s -> capturedSelf(s, captures, prologue, range));
		function(lambda, name, closure, captures, self, prologue, range);
		lowering.unit().add(layout(name, captures.types));
		List<Expression> values = captures.values.values().stream().map(v -> lowering.constructions().copied(v, outer)).toList();
		return new InitializerList(values, LongStream.range(0, values.size()).boxed().toList(), type, range);
	}

	/** Captures that declare a name of their own: {@code [n = f()]}. */
	private void initial(ICPPASTLambdaExpression lambda, Captures captures, Scope outer) {
		for (ICPPASTCapture capture : lambda.getCaptures()) {
			if (capture instanceof ICPPASTInitCapture init) {
				IASTDeclarator d = init.getDeclarator();
				lowering.initializers().of(d.getInitializer(), new Type.UnknownType("auto"), outer)
						.ifPresent(v -> captures.capture(d.getName().toString(), v,
								capture.isByReference() || d.getPointerOperators().length > 0));
			}
		}
	}

	/** {@code this} of the function around the lambda, as a local variable of the body. */
	private Variable capturedSelf(Variable self, Captures captures, List<Statement> prologue, SourceRange range) {
		captures.capture("this", new VariableReference(self, range), false);
		Variable inside = lowering.unit().numbered(new Variable(0, "this", self.type(), Storage.LOCAL, true, range));
		prologue.add(new Declaration(inside, Optional.of(captures.use("this", range)), range));
		return inside;
	}

	private void function(ICPPASTLambdaExpression lambda, String name, Variable closure, Captures captures, Optional<Variable> self,
			List<Statement> prologue, SourceRange range) {
		String key = name + "::operator()";
		ICPPASTFunctionDeclarator declarator = lambda.getDeclarator();
		TemplateArguments arguments = captures.outer.frame().templateArguments();
		List<Variable> parameters = new ArrayList<>(List.of(closure));
		Scope boundary = lowering.globals().fileScope().closure(new Frame(self, arguments, key), captures::meaning);
		Optional<DeclaredType> written = declarator == null || declarator.getTrailingReturnType() == null
				? Optional.empty()
				: Optional.of(lowering.types().result(declarator, declarator.getTrailingReturnType().getDeclSpecifier(), boundary));
		boolean reference = written.map(DeclaredType::reference).orElse(false);
		Scope scope = boundary
				.function(new Frame(self, written.map(DeclaredType::type).orElse(VoidType.VOID), reference, arguments, key,
						new Temporaries()));
		List<Boolean> byAddress = new ArrayList<>();
		if (declarator != null) {
			for (IASTParameterDeclaration p : declarator.getParameters()) {
				Variable parameter = lowering.functions().parameter(p.getDeclarator(), p.getDeclSpecifier(), scope);
				parameters.add(parameter);
				byAddress.add(scope.lookup(parameter.name()).orElse(null) instanceof OfVariable v && v.reference());
			}
		}
		callables.put(name,
				new Callable(key, written.map(DeclaredType::type).orElse(new Type.UnknownType("result")), reference, byAddress));
		Block block = lowering.statements().block(lambda.getBody(), scope);
		Type result = written.map(DeclaredType::type).orElseGet(() -> Returns.type(block));
		callables.put(name, new Callable(key, result, reference, byAddress));
		prologue.addAll(block.statements());
		List<Statement> all = lowering.destruction().ofFunction(parameters, prologue, scope);
		FunctionDefinition operator = new FunctionDefinition(key, "operator()", parameters, result, Linkage.INTERNAL,
				new Block(all, block.range()), range);
		lowering.unit().add(operator);
		functions.know(name, operator);
	}

	@Override
	public Optional<Expression> pointer(Expression object) {
		return functions.pointer(object);
	}

	private RecordDefinition layout(String name, Map<String, Type> types) {
		List<Field> fields = new ArrayList<>();
		long offset = 0;
		long alignment = 1;
		for (Map.Entry<String, Type> field : types.entrySet()) {
			long size = lowering.records().size(field.getValue()).orElse(8L);
			long align = lowering.records().alignment(field.getValue());
			offset = (offset + align - 1) / align * align;
			fields.add(new Field(field.getKey(), field.getValue(), offset, size));
			offset += size;
			alignment = Math.max(alignment, align);
		}
		long size = Math.max(1, (offset + alignment - 1) / alignment * alignment);
		return new RecordDefinition(name, false, fields, size, alignment);
	}

	@Override
	public Optional<Expression> call(Expression object, IASTInitializerClause[] clauses, SourceRange range, Scope scope) {
		if (!(object.type() instanceof RecordType type) || !callables.containsKey(type.name())) {
			return Optional.empty();
		}
		Callable callable = callables.get(type.name());
		List<Expression> arguments = new ArrayList<>(List.of(Addresses.ofArgument(object)));
		for (int i = 0; i < clauses.length; i++) {
			Expression argument = lowering.expressions().lower(clauses[i], scope);
			boolean byAddress = i < callable.byAddress().size() && callable.byAddress().get(i);
			arguments.add(byAddress ? Addresses.ofArgument(argument) : argument);
		}
		Expression call = new Expression.Call(callable.key(), Optional.empty(), arguments, callable.result(), range);
		return Optional.of(callable.returnsReference() && callable.result() instanceof PointerType p
				? new Dereference(call, p.pointee(), range) : call);
	}
}
