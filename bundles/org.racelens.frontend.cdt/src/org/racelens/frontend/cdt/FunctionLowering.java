package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.gnu.c.ICASTKnRFunctionDeclarator;
import org.racelens.frontend.cdt.Scope.Frame;
import org.racelens.frontend.cdt.Scope.OfVariable;
import org.racelens.frontend.cdt.Scope.TemplateArguments;
import org.racelens.frontend.cdt.TypeLowering.Declared;
import org.racelens.model.expr.Variable;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.VoidType;

/** Functions with bodies. */
final class FunctionLowering {
	private final Lowering lowering;

	FunctionLowering(Lowering lowering) {
		this.lowering = lowering;
	}

	/**
	 * Lowers a function into the unit.
	 *
	 * @param owner the class of a member function that has an object
	 */
	void lower(IASTFunctionDefinition definition, String key, Optional<Type> owner, TemplateArguments arguments) {
		SourceRange range = lowering.places().of(definition);
		IASTFunctionDeclarator declarator = definition.getDeclarator();
		IASTName name = TypeLowering.innermost(declarator).getName();
		List<Variable> parameters = new ArrayList<>();
		Optional<Variable> self = owner.map(type -> lowering.unit().variable("this", new PointerType(type, false), Storage.PARAMETER, true,
				lowering.places().of(name)));
		self.ifPresent(parameters::add);
		Scope outside = lowering.globals().fileScope().function(new Frame(self, false, arguments, key));
		Declared result = lowering.types().result(declarator, definition.getDeclSpecifier(), outside);
		Scope scope = lowering.globals().fileScope().function(new Frame(self, result.reference(), arguments, key));
		parameters(declarator, scope, parameters);
		Block body = body(definition, scope, range);
		boolean internal = Functions.isInternal(definition, name.resolveBinding());
		lowering.unit().add(new FunctionDefinition(key, Names.simple(name), parameters, result.type(), internal, body, range));
	}

	private Block body(IASTFunctionDefinition definition, Scope scope, SourceRange range) {
		IASTStatement body = definition.getBody();
		if (body instanceof IASTCompoundStatement compound) {
			return lowering.statements().block(compound, scope);
		}
		List<Statement> statements = body == null ? List.of() : lowering.statements().lower(body, scope);
		return new Block(statements, range);
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
					result.add(parameter(p.getDeclarator(), p.getDeclSpecifier(), scope));
				}
			}
		}
	}

	private boolean isVoid(IASTParameterDeclaration p, Scope scope) {
		boolean bare = p.getDeclarator().getPointerOperators().length == 0 && p.getDeclarator().getName().toString().isEmpty()
				&& p.getDeclarator().getNestedDeclarator() == null;
		return bare && lowering.types().specified(p.getDeclSpecifier(), scope) instanceof VoidType;
	}

	private Variable parameter(IASTDeclarator d, org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier specifier, Scope scope) {
		IASTName name = TypeLowering.innermost(d).getName();
		Declared declared = lowering.types().declared(d, specifier, lowering.types().specified(specifier, scope), scope);
		Type type = TypeLowering.parameter(declared.type(), d);
		boolean constant = declared.constant() && type == declared.type();
		SourceRange place = name.toString().isEmpty() ? lowering.places().of(d.getParent()) : lowering.places().of(name);
		Variable variable = lowering.unit().variable(name.toString(), type, Storage.PARAMETER, constant, place);
		scope.declare(name.toString(), new OfVariable(variable, declared.reference()));
		return variable;
	}
}
