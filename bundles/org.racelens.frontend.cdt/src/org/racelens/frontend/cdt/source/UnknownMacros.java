package org.racelens.frontend.cdt.source;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTProblemDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;

/**
 * The decorations of declarations ({@code LIB_EXPORT int f(void);}) whose definitions stand in a header that is missing, often one that the
 * program's build generates. Defined as nothing they let the declarations be read.
 */
final class UnknownMacros {
	private static final Pattern BEFORE = Pattern.compile(
			"(?:(?:extern|static|inline|typedef)\\s+)*([A-Z][A-Z0-9_]{2,})(?:\\s+[A-Za-z_]\\w*.*)?",
			Pattern.DOTALL);
	private static final Pattern CALLED = Pattern.compile("([A-Z][A-Z0-9_]{2,})\\s*\\([^()]*\\)\\s*[A-Za-z_]\\w*.*", Pattern.DOTALL);
	private static final Pattern CLASS = Pattern.compile("(?:class|struct)\\s+(\\w+)\\s+\\w+\\s*[:{].*", Pattern.DOTALL);

	private UnknownMacros() {
	}

	/** What to define before the unit is read again; nothing where no header is missing or nothing looks like a decoration. */
	static Map<String, String> of(IASTTranslationUnit unit, Headers headers) {
		Map<String, String> result = new LinkedHashMap<>();
		if (!missesHeader(unit, headers)) {
			return result;
		}
		unit.accept(new ASTVisitor() {
			{
				shouldVisitDeclarations = true;
			}

			@Override
			public int visit(IASTDeclaration declaration) {
				if (declaration instanceof IASTProblemDeclaration) {
					add(declaration.getRawSignature().strip(), result);
				}
				return declaration instanceof IASTFunctionDefinition ? PROCESS_SKIP : PROCESS_CONTINUE;
			}
		});
		return result;
	}

	private static boolean missesHeader(IASTTranslationUnit unit, Headers headers) {
		for (IASTPreprocessorIncludeStatement include : unit.getIncludeDirectives()) {
			if (include.isActive() && !include.isResolved() && !headers.isStandard(include.getName().toString())) {
				return true;
			}
		}
		return false;
	}

	private static void add(String text, Map<String, String> result) {
		for (Pattern pattern : new Pattern[] { BEFORE, CLASS }) {
			Matcher matcher = pattern.matcher(text);
			if (matcher.matches()) {
				result.put(matcher.group(1), "");
			}
		}
		Matcher called = CALLED.matcher(text);
		if (called.matches()) {
			result.put(called.group(1) + "(...)", "");
		}
	}
}
