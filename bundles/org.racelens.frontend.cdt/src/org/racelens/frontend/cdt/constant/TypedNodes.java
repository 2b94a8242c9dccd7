package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTArrayModifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCastExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclarator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpressionList;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFieldReference;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDeclarator.RefQualifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTIfStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTParameterDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSimpleDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSimpleTypeConstructorExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTWhileStatement;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPNodeFactory;

/** Nodes of C++ whose constants are computed with their types. */
public class TypedNodes extends CPPNodeFactory {
	@Override
	public ICPPASTBinaryExpression newBinaryExpression(int op, IASTExpression left, IASTExpression right) {
		return new Nodes.Binary(op, left, right);
	}

	@Override
	public ICPPASTBinaryExpression newBinaryExpression(int op, IASTExpression left, IASTInitializerClause right) {
		return new Nodes.Binary(op, left, right);
	}

	@Override
	public ICPPASTUnaryExpression newUnaryExpression(int operator, IASTExpression operand) {
		return new Nodes.Unary(operator, operand);
	}

	@Override
	public ICPPASTCastExpression newCastExpression(int operator, IASTTypeId type, IASTExpression operand) {
		return new Nodes.Cast(operator, type, operand);
	}

	@Override
	public IASTIdExpression newIdExpression(IASTName name) {
		return new Nodes.Name(name);
	}

	@Override
	public ICPPASTFieldReference newFieldReference(IASTName name, IASTExpression owner) {
		return new Nodes.Member(name, owner);
	}

	@Override
	public ICPPASTFunctionCallExpression newFunctionCallExpression(IASTExpression name, IASTExpression list) {
		return list instanceof ICPPASTExpressionList l ? newFunctionCallExpression(name, l.getExpressions())
				: newFunctionCallExpression(name, list == null ? null : new IASTInitializerClause[] { list });
	}

	@Override
	public ICPPASTFunctionCallExpression newFunctionCallExpression(IASTExpression name, IASTInitializerClause[] arguments) {
		return new Nodes.Call(name, arguments);
	}

	@Override
	public ICPPASTArraySubscriptExpression newArraySubscriptExpression(IASTExpression array, IASTExpression subscript) {
		return new Nodes.Element(array, subscript);
	}

	@Override
	public ICPPASTArraySubscriptExpression newArraySubscriptExpression(IASTExpression array, IASTInitializerClause subscript) {
		return new Nodes.Element(array, subscript);
	}

	@Override
	public ICPPASTSimpleTypeConstructorExpression newSimpleTypeConstructorExpression(ICPPASTDeclSpecifier type,
			IASTInitializer initializer) {
		return new Nodes.Construction(type, initializer);
	}

	@Override
	public ICPPASTLiteralExpression newLiteralExpression(int kind, String spelling) {
		return new Nodes.Literal(kind, spelling.toCharArray(), null, false);
	}

	@Override
	public ICPPASTLiteralExpression newLiteralExpression(int kind, String spelling, boolean useChar8Type) {
		return new Nodes.Literal(kind, spelling.toCharArray(), null, useChar8Type);
	}

	@Override
	public ICPPASTLiteralExpression newLiteralExpression(int kind, String spelling, char[] suffixes) {
		return new Nodes.Literal(kind, spelling.toCharArray(), suffixes, false);
	}

	@Override
	public ICPPASTDeclarator newDeclarator(IASTName name) {
		return new Nodes.Declarator(name);
	}

	@Override
	public ICPPASTCompoundStatement newCompoundStatement() {
		return new Statements.Block();
	}

	@Override
	public ICPPASTSwitchStatement newSwitchStatement() {
		return new Statements.Switch();
	}

	@Override
	public ICPPASTIfStatement newIfStatement() {
		return new Statements.If();
	}

	@Override
	public ICPPASTForStatement newForStatement() {
		return new Statements.For();
	}

	@Override
	public ICPPASTRangeBasedForStatement newRangeBasedForStatement() {
		return new Statements.RangeFor();
	}

	@Override
	public ICPPASTStructuredBindingDeclaration newStructuredBindingDeclaration(ICPPASTSimpleDeclSpecifier type, RefQualifier reference,
			IASTName[] names, IASTInitializer initializer) {
		return new Statements.Parts(type, reference, names, initializer);
	}

	@Override
	public ICPPASTWhileStatement newWhileStatement(IASTExpression condition, IASTStatement body) {
		return new Statements.While(condition, body);
	}

	@Override
	public IASTReturnStatement newReturnStatement(IASTExpression value) {
		return new Nodes.Return(value);
	}

	@Override
	public IASTReturnStatement newReturnStatement(IASTInitializerClause value) {
		return new Nodes.Return(value);
	}

	@Override
	public ICPPASTTemplateId newTemplateId(IASTName name) {
		return new Nodes.TemplateId(name);
	}

	@Override
	public IASTArrayModifier newArrayModifier(IASTExpression length) {
		return super.newArrayModifier(length == null ? null : Nodes.bracketed(length));
	}

	@Override
	public ICPPASTParameterDeclaration newParameterDeclaration(IASTDeclSpecifier type, IASTDeclarator declarator) {
		if (declarator != null && declarator.getInitializer() instanceof IASTEqualsInitializer e
				&& e.getInitializerClause() instanceof IASTExpression value) {
			e.setInitializerClause(Nodes.bracketed(value));
		}
		return super.newParameterDeclaration(type, declarator);
	}
}
