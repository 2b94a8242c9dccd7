/** The verdict of a region: pairs enter, races in source terms, gaps and figures leave. */
package org.racelens.race.judge;
