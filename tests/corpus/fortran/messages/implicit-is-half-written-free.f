! Claim: an implicit statement that ends too early takes no directive with it. Source: Fortran 2018 §6.3.2. This is bad input.
      subroutine s(x)
      integer, intent(inout) :: x
      implicit !@ message(syntax)
!$omp parallel !@ RACE_FREE
!$omp single
!$omp task shared(x)
      x = x + 1
!$omp end task
!$omp taskwait
      x = x + 1
!$omp end single
!$omp end parallel
      end subroutine s
