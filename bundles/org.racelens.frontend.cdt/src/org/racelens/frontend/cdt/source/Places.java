package org.racelens.frontend.cdt.source;

import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTImageLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.internal.core.dom.parser.ASTNode;
import org.eclipse.cdt.internal.core.parser.scanner.ILocationResolver;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.SourceLines;

/** Tells where a syntax node stands, as the user sees it. */
public interface Places {
	/** The range of a node in the texts, in UTF-16 code units. */
	SourceRange of(IASTNode node);

	/** From the first character of one place to the last of another; the first one if they are in different files. */
	static SourceRange span(SourceRange first, SourceRange last) {
		return last.endOffset() < first.offset() || !last.path().equals(first.path()) || last.endLine() < first.line()
				? first
				: new SourceRange(first.path(), first.offset(), Math.max(first.endOffset(), last.endOffset()), first.line(), first.column(),
						Math.max(first.endLine(), last.endLine()));
	}

	/** The number of a node's first token in the order of the preprocessed text: it orders nodes and directives across files and macros. */
	static int start(IASTNode node) {
		return ((ASTNode) node).getOffset();
	}

	/** One past {@link #start} of the node's last token. */
	static int end(IASTNode node) {
		return ((ASTNode) node).getOffset() + ((ASTNode) node).getLength();
	}

	/**
	 * The places of a whole unit. What a macro's body produced stands at the macro's use; what came as a macro's argument stands where the
	 * argument is written.
	 */
	final class OfUnit implements Places {
		private final SyntaxTree tree;
		private final ILocationResolver resolver;

		public OfUnit(SyntaxTree tree) {
			this.tree = tree;
			resolver = tree.unit().getAdapter(ILocationResolver.class);
		}

		@Override
		public SourceRange of(IASTNode node) {
			return of(Places.start(node), Places.end(node));
		}

		/** Whether the tokens between two places of their order stand in a file as they are, and are not made by a macro. */
		boolean isWritten(int start, int end) {
			IASTImageLocation image = end > start ? resolver.getImageLocation(start, end - start) : null;
			return image != null && image.getLocationKind() == IASTImageLocation.REGULAR_CODE;
		}

		/** Where the tokens between two places of their order come from. */
		SourceRange of(int start, int end) {
			int length = end - start;
			IASTImageLocation image = length > 0 ? resolver.getImageLocation(start, length) : null;
			if (image != null && image.getLocationKind() == IASTImageLocation.ARGUMENT_TO_MACRO_EXPANSION) {
				return range(image.getFileName(), image.getNodeOffset(), image.getNodeLength());
			}
			IASTFileLocation file = start < 0 ? null : resolver.getMappedFileLocation(start, length);
			return file == null
					? SourceRange.startOf(tree.source().path())
					: range(file.getFileName(), file.getNodeOffset(), file.getNodeLength());
		}

		private SourceRange range(String path, int offset, int length) {
			SourceLines lines = tree.headers().lines(path).orElse(null);
			int size = lines == null ? 0 : lines.source().text().length();
			return lines == null || offset > size
					? SourceRange.startOf(tree.headers().displayed(path))
					: lines.range(offset, Math.min(size, offset + length));
		}
	}

	/**
	 * The places of a clause's expression that was parsed on its own.
	 *
	 * @param prefix length of the text before the expression
	 * @param range where the expression stands in the file
	 * @param exact whether the text is the file's, character by character, on one line
	 */
	record OfSnippet(int prefix, SourceRange range, boolean exact) implements Places {
		@Override
		public SourceRange of(IASTNode node) {
			int start = Places.start(node) - prefix;
			int end = Places.end(node) - prefix;
			if (!exact || start < 0 || end > range.endOffset() - range.offset()) {
				return range;
			}
			return new SourceRange(range.path(), range.offset() + start, range.offset() + end, range.line(), range.column() + start,
					range.line());
		}
	}
}
