package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTTypeId;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPNodeFactory;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.IToken;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;
import org.eclipse.cdt.internal.core.dom.parser.BacktrackException;
import org.eclipse.cdt.internal.core.dom.parser.DeclarationOptions;
import org.eclipse.cdt.internal.core.dom.parser.cpp.GNUCPPSourceParser;

/** A parser of C++ that makes its nodes with a factory of ours, unary expressions and casts included. */
public final class TypedParser extends GNUCPPSourceParser {
	private final ICPPNodeFactory nodes;

	public TypedParser(IScanner scanner, ParserMode mode, IParserLogService log, ICPPNodeFactory nodes) {
		super(scanner, mode, log, new FunctionNames());
		this.nodes = nodes;
	}

	@Override
	protected ICPPNodeFactory getNodeFactory() {
		return nodes;
	}

	@Override
	protected IASTExpression buildUnaryExpression(int operator, IASTExpression operand, int offset, int end) {
		IASTExpression result = nodes.newUnaryExpression(operator, operand);
		((ASTNode) result).setOffsetAndLength(offset, end - offset);
		return result;
	}

	@Override
	protected IASTCastExpression buildCastExpression(int operator, IASTTypeId type, IASTExpression operand, int offset, int end) {
		IASTCastExpression result = nodes.newCastExpression(operator, type, operand);
		((ASTNode) result).setOffsetAndLength(offset, end - offset);
		return result;
	}

	@Override
	protected ICPPASTExpression constantExpression() throws BacktrackException, EndOfFileException {
		return (ICPPASTExpression) Nodes.bracketed(super.constantExpression());
	}

	@Override
	protected IASTCompoundStatement compoundStatement() throws EndOfFileException, BacktrackException {
		IASTCompoundStatement plain = super.compoundStatement();
		IASTCompoundStatement result = getNodeFactory().newCompoundStatement();
		((ASTNode) result).setOffsetAndLength(((ASTNode) plain).getOffset(), ((ASTNode) plain).getLength());
		for (IASTStatement statement : plain.getStatements()) {
			result.addStatement(statement);
		}
		return result;
	}

	/** CDT forgets the parameters of a template when others stand among them, which ends the whole file with an exception. */
	@Override
	protected IASTDeclaration templateDeclaration(DeclarationOptions options) throws BacktrackException, EndOfFileException {
		IToken first = LA(1);
		try {
			return super.templateDeclaration(options);
		} catch (NullPointerException forgotten) {
			throwBacktrack(first);
			throw forgotten;
		}
	}
}
