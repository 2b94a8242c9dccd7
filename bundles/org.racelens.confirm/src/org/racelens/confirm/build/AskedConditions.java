package org.racelens.confirm.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.confirm.build.EncounterText.Gap;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.race.verdict.RegionReport;

/**
 * The conditions of regions that a program is asked for each time that it encounters the region. The program does nothing else: only
 * numbers are read, through pointers only where memory is, and the recorder takes none of that for accesses of the program.
 */
public final class AskedConditions {
	/** What the recorder offers. */
	private static final String DECLARATIONS = """
			#ifdef __cplusplus
			extern "C" {
			#endif
			void __racelens_condition_begin(void);
			int __racelens_readable(const volatile void *, unsigned long);
			void __racelens_condition(unsigned, int, unsigned, ...);
			#ifdef __cplusplus
			}
			#endif
			""";

	/** What is read. */
	public enum Extent {
		/** all that conditions name */
		ALL,
		/** no memory that pointers lead to: names of members may be none where the condition is asked for */
		VARIABLES,
		NOTHING
	}

	/** One of a region; by the region's directive, as several regions may have it. */
	public record Asked(SourceRange directive, Condition.Statement statement) {
	}

	/** The number by which the recorder tells of it, and the names of its numbers. */
	public record Question(int number, List<String> names) {
		public Question {
			names = List.copyOf(names);
		}
	}

	private final ParsedUnit unit;
	private final Extent extent;
	private final EncounterText texts;
	private final Map<Asked, Question> questions = new LinkedHashMap<>();
	private final Map<Asked, Explanation> refused = new LinkedHashMap<>();
	private final List<TextEdit> edits = new ArrayList<>();

	private AskedConditions(ParsedUnit unit, Extent extent) {
		this.unit = unit;
		this.extent = extent;
		texts = new EncounterText(unit);
	}

	/** The conditions of some regions of a unit. */
	public static AskedConditions of(ParsedUnit unit, List<RegionReport> regions, Extent extent) {
		AskedConditions asked = new AskedConditions(unit, extent);
		Map<SourceRange, List<Condition>> byDirective = new LinkedHashMap<>();
		regions.forEach(r -> byDirective.computeIfAbsent(r.place(), p -> new ArrayList<>()).addAll(r.conditions()));
		byDirective.forEach(asked::add);
		return asked;
	}

	private void add(SourceRange directive, List<Condition> conditions) {
		Optional<Gap> gap = conditions.isEmpty() ? Optional.empty() : texts.before(directive);
		List<String> statements = new ArrayList<>();
		for (Condition.Statement statement : conditions.stream().map(Condition::statement).distinct().toList()) {
			Asked asked = new Asked(directive, statement);
			Optional<AskedExpression> expression = gap
					.flatMap(g -> AskedExpression.of(statement, new VisibleNumbers(unit, g.construct(), g.function())));
			Optional<Explanation> refusal = refusal(statement, gap, expression);
			if (refusal.isPresent()) {
				refused.put(asked, refusal.get());
			} else {
				statements.add(expression.orElseThrow().statement(questions.size()));
				questions.put(asked, new Question(questions.size(), expression.get().names()));
			}
		}
		if (!statements.isEmpty()) {
			edits.addAll(texts.edits(gap.orElseThrow(), String.join(" ", statements)));
		}
	}

	private Optional<Explanation> refusal(Condition.Statement statement, Optional<Gap> gap, Optional<AskedExpression> expression) {
		if (statement.expression().isEmpty() && expression.isEmpty() && !(statement instanceof Condition.NoOverlap)) {
			return Optional.of(RaceSentence.NO_EXPRESSION_OF_THE_SOURCE_SAYS_THIS.of());
		}
		if (gap.isEmpty()) {
			return Optional.of(RaceSentence.NOTHING_CAN_STAND_BEFORE_THE_DIRECTIVE.of());
		}
		if (expression.isEmpty()) {
			return Optional.of(RaceSentence.WHAT_CONDITION_NAMES_CANNOT_BE_READ_BEFORE_THE_DIRECTIVE.of());
		}
		boolean isRead = switch (extent) {
			case ALL -> true;
			case VARIABLES -> !expression.get().isFollowing();
			case NOTHING -> false;
		};
		return isRead ? Optional.empty() : Optional.of(RaceSentence.COMPILER_DOES_NOT_TAKE_THE_CONDITION.of());
	}

	/** Whether the program is asked for nothing. */
	public boolean isEmpty() {
		return questions.isEmpty();
	}

	/** How a condition is asked for; empty where it is not. */
	public Optional<Question> question(Asked asked) {
		return Optional.ofNullable(questions.get(asked));
	}

	/** Why a condition is not asked for; empty where it is. */
	public Optional<Explanation> refusal(Asked asked) {
		return Optional.ofNullable(refused.get(asked));
	}

	/** What changes the source. */
	List<TextEdit> edits() {
		return List.copyOf(edits);
	}

	/** What stands before the source. */
	public String declarations() {
		return isEmpty() ? "" : DECLARATIONS;
	}
}
