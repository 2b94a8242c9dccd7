package org.racelens.frontend.fortran.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.racelens.model.source.CommentSyntax;
import org.racelens.model.source.DirectiveAttributes;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.ElementSyntax;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.StatementSyntax;
import org.racelens.model.source.TextPart;
import org.racelens.model.source.TextPart.Kind;

/** Fortran in free form. Fortran 2018 §6.3.2, OpenMP 5.2 §3.2 */
public enum FortranLanguage implements SourceLanguage, CommentSyntax, DirectiveSyntax, ElementSyntax, StatementSyntax {
	FREE_FORM;

	private static final String SENTINEL = "!$omp";
	/** what stands before the name of a main program, which no procedure's name holds */
	private static final String PROGRAM = "program ";
	private static final String BLOCK = "block\n";
	private static final Pattern FOR = Pattern.compile("\\bfor\\b");
	private static final Pattern GAP = Pattern.compile("(?i)(?:&\\s*!\\$omp|[\\s&])*\\z");

	@Override
	public CommentSyntax comments() {
		return this;
	}

	@Override
	public DirectiveSyntax directives() {
		return this;
	}

	@Override
	public ElementSyntax elements() {
		return this;
	}

	/** In Fortran the first index is that of neighbours in memory, and counts from 1 on. */
	@Override
	public String element(List<Long> indices) {
		List<String> reversed = new ArrayList<>();
		indices.forEach(i -> reversed.add(0, Long.toString(i + 1)));
		return "(" + String.join(",", reversed) + ")";
	}

	@Override
	public String member(String name) {
		return "%" + name;
	}

	@Override
	public String pointed(String member) {
		return member(member);
	}

	@Override
	public String pointee(String pointer) {
		return pointer;
	}

	@Override
	public String any(String name) {
		return name + "(:)";
	}

	@Override
	public String whole(String name) {
		return name;
	}

	@Override
	public String address(String variable) {
		return "loc(" + variable + ")";
	}

	@Override
	public String section(String count) {
		return "(1:" + count + ")";
	}

	@Override
	public boolean hasOwner(String access) {
		return access.contains("%");
	}

	@Override
	public StatementSyntax statements() {
		return this;
	}

	@Override
	public boolean isBlock(String text, int offset) {
		return text.regionMatches(true, offset, BLOCK, 0, BLOCK.length());
	}

	@Override
	public String declaration(String specifier, String declarator) {
		return specifier + " :: " + declarator;
	}

	@Override
	public boolean hasTemplates() {
		return false;
	}

	@Override
	public boolean hasMangledNames() {
		return true;
	}

	@Override
	public boolean hasConstructors() {
		return false;
	}

	@Override
	public boolean shiftsIntoSign() {
		return true;
	}

	@Override
	public boolean isProgram(String function) {
		return function.startsWith(PROGRAM);
	}

	@Override
	public boolean isSelf(String word) {
		return false;
	}

	@Override
	public String assertion(String expression) {
		return "if (.not. (" + expression + ")) error stop";
	}

	@Override
	public Optional<String> unaliased() {
		return Optional.empty();
	}

	@Override
	public boolean hasAssertions(String text) {
		return true;
	}

	@Override
	public List<TextPart> parts(String text) {
		List<TextPart> parts = new ArrayList<>();
		int code = 0;
		for (int start = text.indexOf('!'); start >= 0; start = text.indexOf('!', Math.max(start + 1, code))) {
			int end = (text + "\n").indexOf('\n', start);
			if (!isApart(text, start)) {
				if (code < start) {
					parts.add(new TextPart(Kind.CODE, code, start));
				}
				parts.add(new TextPart(Kind.LINE_COMMENT, start, end));
				code = end;
			}
		}
		if (code < text.length()) {
			parts.add(new TextPart(Kind.CODE, code, text.length()));
		}
		return parts;
	}

	@Override
	public String inside(TextPart comment, String text) {
		return text.substring(comment.offset() + 1, comment.endOffset());
	}

	@Override
	public String remark(String text) {
		return "! " + text;
	}

	@Override
	public Optional<String> enclosedRemark(String text) {
		return Optional.empty();
	}

	@Override
	public String closed(String text) {
		return text;
	}

	@Override
	public boolean isRemark(String rest) {
		return rest.startsWith("!");
	}

	@Override
	public boolean isContinued(String line) {
		return line.stripTrailing().endsWith("&");
	}

	@Override
	public String line(String directive) {
		return SENTINEL + " " + directive;
	}

	@Override
	public List<String> opening(String directive) {
		return List.of(line(directive));
	}

	@Override
	public List<String> closing(String directive) {
		return List.of(line("end " + directive));
	}

	@Override
	public String continuation(String newLine, String indentation, String step) {
		return " &" + newLine + indentation + SENTINEL + " ";
	}

	@Override
	public int gapStart(String text, int offset) {
		var gap = GAP.matcher(text.substring(0, offset));
		return gap.find() ? gap.start() : offset;
	}

	@Override
	public boolean isWritten(String text) {
		return isApart(text, 0);
	}

	@Override
	public boolean isLine(String line) {
		return isApart(line.stripLeading(), 0);
	}

	@Override
	public boolean isApart(String text, int offset) {
		return text.regionMatches(true, offset, SENTINEL, 0, SENTINEL.length());
	}

	@Override
	public String name(String directive) {
		return FOR.matcher(directive).replaceAll("do");
	}

	@Override
	public boolean isIn(String inserted) {
		return inserted.toLowerCase(Locale.ROOT).contains(SENTINEL);
	}

	@Override
	public Optional<DirectiveAttributes> attributes() {
		return Optional.empty();
	}
}
