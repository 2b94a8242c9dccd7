package org.racelens.frontend.cdt.declaration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunctionTemplate;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfExpression;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Unmodelled;

/**
 * {@code auto [a, b] = e;}: an object without a name, or a reference to one, of which the names are elements, members, or what its
 * {@code get} yields. C++17 §11.5.
 */
final class StructuredBindings {
	private final LoweringParts lowering;

	StructuredBindings(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The statements of a declaration, whose names are entered in the scope. */
	List<Statement> lower(ICPPASTStructuredBindingDeclaration d, Expression value, Scope scope) {
		SourceRange range = lowering.places().of(d);
		Expression whole = lowering.constructions().used(value, scope);
		boolean reference = d.getRefQualifier() != null;
		Type type = reference ? new PointerType(value.type(), false) : value.type();
		String spelled = Arrays.stream(d.getNames()).map(IASTName::toString).collect(Collectors.joining(", ", "[", "]"));
		Variable held = lowering.unit().numbered(new Variable(0, spelled, type, Storage.LOCAL, false, range));
		Expression start = reference ? Addresses.ofArgument(whole) : whole;
		Expression use = new VariableReference(held, range);
		Expression object = reference ? new Dereference(use, value.type(), range) : use;
		Optional<List<Statement>> names = names(d, object, range, scope);
		if (names.isEmpty() || !reference && lowering.constructions().isDestroyed(type)) {
			return List.of(
					new Unmodelled(Unit.statementGap(range, Unlowered.STRUCTURED_BINDING_IS_NOT_MODELLED.of()), List.of(), range));
		}
		List<Statement> result = new ArrayList<>();
		result.add(new Declaration(held, Optional.of(start), range));
		result.addAll(names.get());
		return result;
	}

	private Optional<List<Statement>> names(ICPPASTStructuredBindingDeclaration d, Expression object, SourceRange range, Scope scope) {
		IASTName[] names = d.getNames();
		if (object.type() instanceof ArrayType a) {
			for (int i = 0; i < names.length; i++) {
				long at = i;
				scope.declare(names[i].toString(), new OfExpression(place -> new Subscript(object,
						new IntegerLiteral(at, IntegerType.SIZE, place), a.element(), place), Optional.empty()));
			}
			return Optional.of(List.of());
		}
		Optional<ICPPClassType> type = lowering.records().classOf(object.type());
		if (type.isEmpty()) {
			return Optional.empty();
		}
		return isTuple(type.get()) ? tuple(names, type.get(), object, range, scope) : members(names, type.get(), object, scope);
	}

	/** The members in the order of their declaration; those of base classes are not looked for. */
	private Optional<List<Statement>> members(IASTName[] names, ICPPClassType type, Expression object, Scope scope) {
		List<RecordDefinition.Field> fields = object.type() instanceof RecordType
				? lowering.records().definition(object.type()).map(RecordDefinition::fields).orElse(List.of())
				: List.of();
		if (fields.size() != names.length || type.getBases().length > 0) {
			return Optional.empty();
		}
		for (int i = 0; i < names.length; i++) {
			RecordDefinition.Field f = fields.get(i);
			scope.declare(names[i].toString(),
					new OfExpression(place -> new Member(object, f.name(), f.type(), place), Optional.empty()));
		}
		return Optional.of(List.of());
	}

	/** Whether {@code std::tuple_size} is defined for a class. */
	private boolean isTuple(ICPPClassType type) {
		boolean[] found = { false };
		lowering.unit().tree().unit().accept(new ASTVisitor() {
			{
				shouldVisitNames = true;
			}

			@Override
			public int visit(IASTName name) {
				found[0] |= name instanceof ICPPASTTemplateId id && id.getTemplateName().toString().equals("tuple_size")
						&& id.getTemplateArguments().length == 1
						&& id.getTemplateArguments()[0].getRawSignature().matches("(.*\\W)?" + type.getName() + "(\\W.*)?");
				return PROCESS_CONTINUE;
			}
		});
		return found[0];
	}

	/** References to what the member {@code get} yields for each number. */
	private Optional<List<Statement>> tuple(IASTName[] names, ICPPClassType type, Expression object, SourceRange range, Scope scope) {
		List<ICPPFunctionTemplate> getters = new ArrayList<>();
		for (ICPPMethod m : type.getDeclaredMethods()) {
			if (m.getName().equals("get") && m instanceof ICPPFunctionTemplate template) {
				getters.add(template);
			}
		}
		// the getters are instances already, which CDT would take back to their template inside of one
		Scope.Frame around = scope.frame();
		Scope plain = scope.function(new Scope.Frame(around.self(), around.returnType(), around.returnsReference(), TemplateArguments.NONE,
				around.key(), around.temporaries()));
		List<Statement> result = new ArrayList<>();
		for (int i = 0; i < names.length; i++) {
			Optional<ICPPFunction> getter = getters.size() == 1 ? lowering.overloads().numbered(getters.get(0), i, type, names[i])
					: Optional.empty();
			if (getter.isEmpty()) {
				return Optional.empty();
			}
			Expression element = lowering.expressions().calls().direct(getter.get(),
					Optional.of(Addresses.of(object, range)), new IASTInitializerClause[0], range, plain);
			Variable reference = lowering.unit()
					.numbered(new Variable(0, names[i].toString(), new PointerType(element.type(), false), Storage.LOCAL, true,
							lowering.places().of(names[i])).reference());
			result.add(new Declaration(reference, Optional.of(Addresses.ofArgument(element)), range));
			scope.declare(names[i].toString(), new OfVariable(reference, true));
		}
		return Optional.of(result);
	}
}
