package org.racelens.repair.flow;

import org.racelens.model.source.SourceRange;

/**
 * Why a value may be needed.
 *
 * @param place where it may be read
 * @param reason for a person, to follow the variable's name: "read before it is written"
 */
public record Reading(SourceRange place, String reason) {
}
