! Claim: a common variable under a named critical section, in fixed form. Source: OpenMP 5.2 §15.2, §3.1.1
      PROGRAM CRIT
      INTEGER I, NHIT
      COMMON /CNT/ NHIT
      NHIT = 0
!$OMP PARALLEL DO DEFAULT(SHARED) PRIVATE(I) !@ RACE_FREE
      DO 10 I = 1, 30
!$OMP CRITICAL (CHIT)
        NHIT = NHIT + I
!$OMP END CRITICAL (CHIT)
   10 CONTINUE
!$OMP END PARALLEL DO
      PRINT *, NHIT
      END
