package org.racelens.frontend.cdt.size;

import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.core.dom.parser.c.ICParserExtensionConfiguration;
import org.eclipse.cdt.core.parser.EndOfFileException;
import org.eclipse.cdt.core.parser.IParserLogService;
import org.eclipse.cdt.core.parser.IScanner;
import org.eclipse.cdt.core.parser.ParserMode;
import org.eclipse.cdt.internal.core.dom.parser.BacktrackException;
import org.eclipse.cdt.internal.core.dom.parser.c.GNUCSourceParser;

/** CDT's parser of C, whose pointers keep an attribute that stands behind their star. CDT's own reads and drops all of them. */
class PointerParser extends GNUCSourceParser {
	private final String kept;
	/** the pointers behind which attributes are read; the innermost declarator's */
	private List<IASTPointerOperator> pointers = List.of();

	/** @param kept the name of the attribute */
	PointerParser(IScanner scanner, ParserMode mode, IParserLogService log, ICParserExtensionConfiguration extensions, String kept) {
		super(scanner, mode, log, extensions);
		this.kept = kept;
	}

	@Override
	protected void consumePointerOperators(List<IASTPointerOperator> operators) throws EndOfFileException, BacktrackException {
		List<IASTPointerOperator> outer = pointers;
		pointers = operators;
		try {
			super.consumePointerOperators(operators);
		} finally {
			pointers = outer;
		}
	}

	@Override
	protected List<IASTAttributeSpecifier> __attribute_decl_seq(boolean attributes, boolean declspecs)
			throws BacktrackException, EndOfFileException {
		List<IASTAttributeSpecifier> read = super.__attribute_decl_seq(attributes, declspecs);
		if (read != null && !pointers.isEmpty()) {
			addAttributeSpecifiers(read.stream().filter(this::isKept).toList(), pointers.get(pointers.size() - 1));
		}
		return read;
	}

	private boolean isKept(IASTAttributeSpecifier specifier) {
		for (IASTAttribute attribute : specifier.getAttributes()) {
			if (String.valueOf(attribute.getName()).equals(kept)) {
				return true;
			}
		}
		return false;
	}
}
