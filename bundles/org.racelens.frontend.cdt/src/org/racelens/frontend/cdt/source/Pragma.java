package org.racelens.frontend.cdt.source;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.ScannedDirective;

/**
 * A pragma.
 *
 * @param start where it stands among the tokens
 * @param range all of it, {@code #pragma} included
 * @param directive empty if its name is not known
 */
public record Pragma(int start, SourceRange range, Optional<ScannedDirective> directive, List<SourceMessage> messages) {
}
