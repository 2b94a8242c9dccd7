package org.racelens.frontend.cdt.directive;

import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTProblem;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Meaning;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.ClauseExpressions;
import org.racelens.openmp.scan.SelectorMatch;
import org.racelens.openmp.unit.FrontEndException;

/** The names and expressions of a pragma's scope. CDT parses each expression on its own; its names are looked up in the scope. */
public record ClauseScope(LoweringParts lowering, Scope scope) implements ClauseExpressions {
	private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*");
	private static final Pattern NUMBER = Pattern.compile("\\d+");

	@Override
	public Optional<Variable> variable(String name) {
		if (name.equals("this")) {
			return scope.frame().self();
		}
		String simple = name.replaceFirst("^.*::\\s*", "");
		return (name.equals(simple) ? meaning(simple) : scope.lookup(simple)).flatMap(m -> m instanceof Scope.OfExpression e
				? e.origin()
				: Optional.of(m).filter(OfVariable.class::isInstance).map(v -> ((OfVariable) v).variable()));
	}

	/** Where context selectors of the scope stand. */
	public SelectorMatch.Place place() {
		return new SelectorMatch.Place(lowering.pragmas().hasDeviceCode() ? SelectorMatch.DeviceCode.SOME : SelectorMatch.DeviceCode.NONE,
				this, lowering.constants()::value);
	}

	/** What a name stands for: a member of {@code *this}, which is none of the scope's names, hides those outside of the function. */
	Optional<Meaning> meaning(String name) {
		Optional<Meaning> local = scope.lookupLocal(name);
		boolean member = scope.frame().self().flatMap(s -> lowering.records().field(Arithmetic.pointee(s.type()), name)).isPresent();
		return local.isPresent() || member ? local : scope.lookup(name);
	}

	@Override
	public Optional<Expression> expression(String text, SourceRange range) {
		if (NUMBER.matcher(text).matches()) {
			return Optional.of(Literals.integer(text, range));
		}
		Optional<Meaning> meaning = IDENTIFIER.matcher(text).matches() ? meaning(text) : Optional.empty();
		if (meaning.orElse(null) instanceof OfVariable v) {
			return Optional.of(v.use(range));
		}
		try {
			return parsed(text, range);
		} catch (FrontEndException e) {
			return Optional.empty();
		}
	}

	@Override
	public Declared declaring(String name, Type type, SourceRange range) {
		Variable variable = lowering.unit().numbered(new Variable(0, name, type, Storage.LOCAL, false, range));
		Scope inner = scope.inner();
		inner.declare(name, new OfVariable(variable, false));
		return new Declared(variable, new ClauseScope(lowering, inner));
	}

	private Optional<Expression> parsed(String text, SourceRange range) throws FrontEndException {
		String prefix = declarations(text) + "void racelens_clause(){(void)(";
		IASTTranslationUnit unit = SyntaxTree.snippet(prefix + text + ");}", lowering.unit().tree().command().language());
		Optional<IASTExpression> syntax = operand(unit);
		boolean exact = range.line() == range.endLine() && range.endOffset() - range.offset() == text.length();
		Places places = new Places.OfSnippet(prefix.length(), range, exact);
		return syntax.map(e -> lowering.ofSnippet(places).expressions().lower(e, scope)).filter(e -> !(e instanceof Expression.Unmodelled));
	}

	/** Tells CDT which names are variables and which are types, without which {@code (n)*2} is ambiguous. */
	private String declarations(String text) {
		StringBuilder result = new StringBuilder();
		IDENTIFIER.matcher(text).results().map(r -> r.group()).distinct().forEach(name -> {
			Meaning meaning = scope.lookup(name).orElse(null);
			result.append(meaning instanceof OfVariable ? "extern int " + name + ";"
					: meaning instanceof Scope.OfType ? "typedef int " + name + ";" : "");
		});
		return result.toString();
	}

	/** The operand of the only cast to {@code void} at the top of the text. */
	private static Optional<IASTExpression> operand(IASTTranslationUnit unit) {
		IASTExpression[] found = new IASTExpression[1];
		boolean[] problem = new boolean[1];
		unit.accept(new ASTVisitor() {
			{
				shouldVisitExpressions = true;
				shouldVisitProblems = true;
			}

			@Override
			public int visit(IASTExpression e) {
				if (e instanceof IASTCastExpression cast && found[0] == null) {
					found[0] = cast.getOperand();
				}
				return PROCESS_CONTINUE;
			}

			@Override
			public int visit(IASTProblem p) {
				problem[0] = true;
				return PROCESS_ABORT;
			}
		});
		return problem[0] ? Optional.empty() : Optional.ofNullable(found[0]);
	}
}
